/** Variables of hosts that run functions only: AWS Lambda, Netlify, Vercel, Azure Functions. */
const functionVariables = ["AWS_LAMBDA_FUNCTION_NAME", "NETLIFY", "VERCEL", "FUNCTIONS_WORKER_RUNTIME"];

const hasOne = (names: readonly string[], env: NodeJS.ProcessEnv): boolean =>
  names.some((name) => Boolean(env[name]?.trim()));

/** Whether only functions run here, so that background work between requests is halted. */
export const runsOnlyFunctions = (env: NodeJS.ProcessEnv): boolean => hasOne(functionVariables, env);

/** Whether this process may be frozen after a response and ended with its disk: functions, and Cloud Run (`K_SERVICE`). */
export const freezesBetweenRequests = (env: NodeJS.ProcessEnv): boolean =>
  hasOne([...functionVariables, "K_SERVICE"], env);

/** Whether a database URL names a PostgreSQL server, which outlasts this host. */
export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
