/** How long a message stays in its live region. Screen readers begin to say it well before the end. */
export const announcementMs = 7000;
