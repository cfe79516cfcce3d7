import { createContext, type ReactNode, useContext, useState } from 'react';

interface Inquiry {
  /** For example "the Wildlife & Nature Safari". */
  about: string;
}

const InquiryContext = createContext<{
  inquiry: Inquiry | undefined;
  askAbout: (about: string) => void;
}>({ inquiry: undefined, askAbout: () => {} });

/** Carries what a visitor asks about from the button that was pressed to the contact form. */
export function InquiryProvider({ children }: { children: ReactNode }) {
  const [inquiry, setInquiry] = useState<Inquiry>();
  // A new object each time, so that the same button starts the message again.
  const askAbout = (about: string) => setInquiry({ about });
  return <InquiryContext value={{ inquiry, askAbout }}>{children}</InquiryContext>;
}

/** The last inquiry, if a button has made one, and how to make one. */
export function useInquiry() {
  return useContext(InquiryContext);
}
