/** Variables of hosts that run functions only: AWS Lambda, Netlify, Vercel, Azure Functions. */
const functionVariables = ["AWS_LAMBDA_FUNCTION_NAME", "NETLIFY", "VERCEL", "FUNCTIONS_WORKER_RUNTIME"];

const hasOne = (names: readonly string[], env: NodeJS.ProcessEnv): boolean =>
  names.some((name) => Boolean(env[name]?.trim()));

/** Whether this host runs only functions, without background work between requests. */
export const runsOnlyFunctions = (env: NodeJS.ProcessEnv): boolean => hasOne(functionVariables, env);

/** Whether the process may be frozen after a response and lose its disk: functions, and Cloud Run (`K_SERVICE`). */
export const freezesBetweenRequests = (env: NodeJS.ProcessEnv): boolean =>
  hasOne([...functionVariables, "K_SERVICE"], env);
