type Variables = Readonly<Record<string, string | undefined>>;

/** Set by hosts that run functions and nothing beside them: AWS Lambda, which Netlify runs on, Vercel, Azure Functions. */
const functionMarks = ["AWS_LAMBDA_FUNCTION_NAME", "NETLIFY", "VERCEL", "FUNCTIONS_WORKER_RUNTIME"];

/** Set by Cloud Run, which runs a server, and gives it time while it answers and, as one chooses, at other times. */
const serverMarks = ["K_SERVICE"];

const hasOne = (marks: readonly string[], env: Variables): boolean => marks.some((mark) => Boolean(env[mark]?.trim()));

/** Whether nothing but functions runs here, so that whatever goes on between requests is halted half-way. */
export const runsOnlyFunctions = (env: Variables): boolean => hasOne(functionMarks, env);

/**
 * Whether this process may be halted as soon as it has answered, and ended
 * together with its disk at any time after that.
 */
export const freezesBetweenRequests = (env: Variables): boolean => hasOne([...functionMarks, ...serverMarks], env);

/** Whether a database's address names a server, which outlasts the host that asks it. */
export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
