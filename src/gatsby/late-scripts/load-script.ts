import { onIntent } from "./intent";

/**
 * Adds a script to the page. Scripts run in the order in which they were added. One that does not come, because there
 * is no network, is asked for again at the next sign of intent.
 */
export const loadScript = (address: string): void => {
  const script = document.createElement("script");
  script.src = address;
  script.async = false;
  script.onerror = () => {
    script.remove();
    onIntent(() => loadScript(address));
  };
  document.head.append(script);
};
