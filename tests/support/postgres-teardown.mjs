const teardown = () => globalThis.stopPostgres?.();

export default teardown;
