/** Loads the application anew: nothing of another workspace, or of an earlier role, stays in memory. */
export const openAnew = (): void => window.location.assign('/dashboard');
