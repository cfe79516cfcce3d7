/** Faces beside testimonials and stories, named after their files in src/pictures/portraits. */
export const portraits = {
  a1: {},
  a2: {},
  a3: {},
  a4: {},
  a5: {},
  a6: {},
  a7: {},
} as const;
