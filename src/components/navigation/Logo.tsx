/** The company's logo: two leaves and a bud, the part of a tea shoot that is picked. */
export function Logo() {
  return (
    <svg width="34" height="38" viewBox="0 0 34 38" aria-hidden="true">
      <path
        d="M17 37C17 27 16 22 10 17 6 13.5 2 12 1 6c6 0 11 2 13.5 6.5C16.3 15.8 17 19 17 22z"
        fill="#2c7458"
      />
      <path
        d="M17 37c0-10 1-15 7-20 4-3.5 8-5 9-11-6 0-11 2-13.5 6.5C17.7 15.8 17 19 17 22z"
        fill="#6f9a3e"
      />
      <path d="M17 17c-3-5-3-11 0-16 3 5 3 11 0 16z" fill="#d9822f" />
    </svg>
  );
}
