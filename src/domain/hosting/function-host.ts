type Variables = Readonly<Record<string, string | undefined>>;

/** Variables that hosts of functions set: AWS Lambda, which Netlify runs on, Vercel, Cloud Run, Azure Functions. */
const marks = ["AWS_LAMBDA_FUNCTION_NAME", "NETLIFY", "VERCEL", "K_SERVICE", "FUNCTIONS_WORKER_RUNTIME"];

/**
 * Whether this process may be halted as soon as it has answered, and ended
 * together with its disk at any time after that.
 */
export const freezesBetweenRequests = (env: Variables): boolean => marks.some((mark) => Boolean(env[mark]?.trim()));

/** Whether a database's address names a server, which outlasts the host that asks it. */
export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);
