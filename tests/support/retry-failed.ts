// On a busy machine a real process, server or database may be slow. The first failure is logged all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
