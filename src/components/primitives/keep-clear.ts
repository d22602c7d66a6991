/** Set on what no floating button may lie over: `<form {...keepClear}>`. `useKeepClear` looks for it. */
export const keepClear = { "data-keep-clear": "" } as const;
