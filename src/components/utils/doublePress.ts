/** Two presses within this time are a double press, in the usual settings of operating systems. */
export const doublePressMs = 500;
