/** Whether the page's address names a topic or a package. */
export const hasTopic = (): boolean => /[?&](topic|package)=/.test(location.search);
