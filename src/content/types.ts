import type { Action, Plan, PlanStrings, Rating, RouteMapStrings, TourDay, Trip } from '../types';
import type { pictures } from './pictures';

// The types that only content needs, such as those of the sections of screens, and of src/types.ts with the
// name of a picture added.

export type PictureName = keyof typeof pictures;

export interface Titled {
  title: string;
}

/** A part of a screen that shows a lead below its title, if it has one. */
export interface Section extends Titled {
  lead?: string;
}

export interface ScreenHero extends Section {
  picture: PictureName;
}

/** The call to action at the end of a screen. */
export interface Closing extends Section {
  action: Action;
  picture: PictureName;
}

/** A link to another site. */
export interface ExternalSite {
  label: string;
  url: string;
}

export interface FeaturedTrip extends Trip {
  picture: PictureName;
}

/** U.S. rules forbid publishing invented testimonials (16 CFR part 465). */
interface SampleFlag {
  /** True while the person and the words are invented. `npm run doctor` then fails for a site with an address. */
  sample: boolean;
}

/** The company has chosen the names of these properties, and of those of `TravelerStory`. */
export interface Testimonial extends SampleFlag {
  name: string;
  trip: string;
  feedback: string;
  /** The name of a file in src/pictures/portraits. */
  avatar: string;
}

export interface ItineraryDay extends TourDay {
  picture: PictureName;
}

export interface Itinerary extends Section {
  /** The word before a day's number. */
  dayLabel: string;
  /** About stairs and wheelchairs. Shown above the map and the days, with a button to the contact form. */
  access: { title: string; paragraphs: readonly string[]; ask: Action };
  /** The label of the print button. */
  print: string;
  /** The label of that button until the pictures have loaded. */
  printing: string;
  /** Shown if the browser does not print. */
  cannotPrint: string;
  /** The link to the contact form that stays in view at the bottom of the window, unless that is wide. */
  ask: Action;
  map: RouteMapStrings & { picture: PictureName };
  days: ItineraryDay[];
  /** Other routes, shown below the days. */
  plans: PlanStrings & { list: Plan[] };
}

export interface GalleryItem {
  picture: PictureName;
  title: string;
  description: string;
}

export interface TravelerStory extends SampleFlag {
  name: string;
  country: string;
  review: string;
  rating: Rating;
  /** The name of a file in src/pictures/portraits. */
  avatar: string;
}

export interface ChecklistGroup {
  title: string;
  items: readonly string[];
}
