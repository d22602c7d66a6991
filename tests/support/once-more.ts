// Real processes, servers and databases, without a browser that would wait for them: a busy machine may hold one of them
// up. The first failure stands in the log all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
