/**
 * The types that content, screens, components, and the build share. Imports no values.
 */
import type { Files } from './content/schema';

/** A button or link to a screen. With `about`, it starts the message in the contact form: "I am asking about …" */
export type Action = Files['home']['hero']['explore'];

/** What a message that a button starts is about, and an example of one, shown in place of that of the field. */
export type Inquiry = Required<Pick<Action, 'about'>> & Pick<Action, 'example'>;

/** The company's contact details. */
export interface Company {
  name: string;
  phone: { text: string; number: string };
  email: string;
  address: { street: string; city: string; state: string; stateCode: string; zip: string };
  /** The address in one line. */
  addressLine: string;
  mapsUrl: string;
  /** Says that the contact details are samples, while they are. */
  note?: string | undefined;
}

/** A field of the contact form. */
export type FormField = Files['contact']['form']['fields'][number];

/** The texts of the contact form. */
export interface ContactFormStrings {
  label: string;
  fields: readonly FormField[];
  /** Shown after the labels. */
  required: string;
  optional: string;
  /** What happens after sending, step by step. */
  next: readonly string[];
  /** The text that starts a message about, for example, "the Wildlife & Nature Safari": "… {about}." */
  inquiry: string;
  /** Describes the message that was started so, until the visitor empties the field. */
  inquiryNote: string;
  send: string;
  sending: string;
  /** Shown below the button; `edited` if the visitor has changed the fields after sending. */
  success: { status: string; edited: string };
  failure: { status: string };
  unknown: { status: string };
}

export interface ToastTexts {
  title: string;
  description: string;
}

/**
 * The crops a picture can have in addition to the full picture: `card` for a featured trip, and for
 * heroes in windows up to 1080 px wide, `narrow` on Home and Ceylon Tour and `low` on the other screens.
 */
export type CropName = 'card' | 'narrow' | 'low';

/** A part of a drawing, in units of its viewBox. */
export type CropBox = readonly [x: number, y: number, width: number, height: number];

export type FocalPoint = readonly [x: number, y: number];

/** A picture's description in the content. */
export type PictureInfo = Files['pictures'][string];

/** A title and a short description. */
export interface Feature {
  title: string;
  description: string;
}

export type TravelerType = Omit<Files['tours']['types']['list'][number], 'picture'>;

export type Trip = Omit<Files['home']['trips']['list'][number], 'picture'>;

type WrittenDay = Files['tours']['itinerary']['days'][number];

/** A stop on the route map, and on the board of its days. */
export type Stop = WrittenDay['stop'] & {
  /** Its name on the board. */
  station: string;
  /** Its elevation, in words. */
  elevationText: string;
};

export interface TourDay extends Omit<WrittenDay, 'hours' | 'by' | 'effort' | 'picture' | 'stop'> {
  /** Its number, from 1. */
  day: number;
  /** What the day takes: the travel time, then what is walked or climbed. */
  facts: readonly string[];
  stop: Stop;
}

/** A route in short, as a table. */
export interface Plan {
  title: string;
  /** The name of a picture. */
  picture: string;
  /** The headers of the columns, the first of which has the places. */
  headers: readonly string[];
  rows: readonly (readonly string[])[];
  /** Who should choose it, and what the rows do not say. */
  note: string;
  /** As in `Action`. */
  about: string;
}

/** The texts of the route map. */
export type RouteMapStrings = Omit<Files['tours']['itinerary']['map'], 'picture'>;

/** A title and the text below it: a term and its definition, or a question and its answer. */
export interface TitledText {
  title: string;
  text: string;
}

/** A question and its answer, which may end in a bulleted list and in a link to another site. */
export interface Question extends TitledText {
  points?: readonly string[];
  link?: { label: string; url: string };
}

/** How much rain falls where, and from which amounts a month counts as dry or rainy. */
export interface Seasons {
  title: string;
  /** The names of the months, in full. */
  months: readonly string[];
  weather: Files['guide']['seasons']['weather'];
  /** In mm a month: below `dry` is dry; `wet` and above is wet. */
  limits: Files['climate']['limits'];
  /** `rain` is the normal rainfall in mm, January to December. */
  regions: readonly { name: string; text: string; rain: readonly number[] }[];
  note: string;
}

/** What each month is good for. */
export interface AlmanacMonths {
  title: string;
  /** Shown until a month is chosen. */
  introduction: string;
  /** What the drawings of the island mean. */
  legend: Files['home']['almanac']['legend'];
  /** All months of the year, in its order. */
  months: readonly {
    name: string;
    /** The rain on the two coasts and the trips that fit, in words. */
    text: string;
    isBestInSouth: boolean;
    isBestInEast: boolean;
  }[];
}

/** The texts of the footer. */
export interface FooterStrings {
  /** Below the contact details. */
  note?: string | undefined;
  quickLinks: string;
  links: readonly Action[];
  newsletter: NewsletterStrings;
  accessibility: string;
  rights: string;
}

/** The texts of the newsletter box in the footer. */
export type NewsletterStrings = Files['shell']['footer']['newsletter'];

/** A number of stars. The text `stars` in src/content/shell.yml says that five are the most. */
export type Rating = Files['contact']['trust']['rating'];

/** The texts of a carousel's controls. */
export type CarouselStrings = Files['home']['testimonials']['carousel'];

/** The texts of the photo viewer's controls. */
export type PhotoViewerStrings = Files['gallery']['photos']['viewer'];

/**
 * What the page knows of one crop of a picture. Its files are `name-crop-hash.svg` with AVIF variants
 * `…-320.avif` in the smallest widths; for a photograph, variants in AVIF and WebP.
 */
export interface BuiltCrop {
  type: 'svg' | 'webp';
  /**
   * The URL of its files on the picture host, up to what tells them apart. Changes with their content, so
   * that browsers can keep them for a year.
   */
  path: string;
  width: number;
  height: number;
  /** The number of variants: one for each of the smallest widths. */
  variants: number;
  /** Where its focal point is, as an `object-position`: what to keep where the page crops it further. */
  focus?: string;
}

/** What the page knows of a picture, in full and in each of its crops. */
export interface BuiltPicture extends BuiltPortrait, Pick<PictureInfo, 'alt' | 'placeholder'> {}

/** What the page knows of a portrait. Its only crop is `full`. */
export interface BuiltPortrait {
  crops: Partial<Record<CropName | 'full', BuiltCrop>>;
  /** The same crops of its edition for dark color schemes, if it has one. */
  darkCrops?: Partial<Record<CropName | 'full', BuiltCrop>>;
}
