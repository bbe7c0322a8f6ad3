/** Without one of its own, Next takes the one of the site around it. */
export const register = () => undefined;
