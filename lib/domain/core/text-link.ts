/** A link to an own page inside a text: `[words](/path)`. */
export const TEXT_LINK = /\[([^\]]+)\]\((\/[^)]*)\)/g;
