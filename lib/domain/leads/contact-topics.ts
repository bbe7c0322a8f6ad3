/** The topics of the contact form; buttons of the site name one in `/contact?topic=`. */
export const CONTACT_TOPICS = ["question", "order", "demo"] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The topics of a lead: those of the form, and "call" for "Call me about this result". */
export const LEAD_TOPICS = [...CONTACT_TOPICS, "call"] as const;
