/** The name of the setting that makes pages load their scripts at once, as Gatsby does, where it has the value `off`. */
export const lateScriptsSetting = "LATE_SCRIPTS";

/**
 * Whether pages load their scripts late.
 *
 * @param environment what is set in the environment
 */
export const areScriptsLate = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  environment[lateScriptsSetting] !== "off";
