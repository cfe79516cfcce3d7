/**
 * The domain's types, shared by content, screens, components, and the build. Imports nothing.
 */

/** The company's contact details. */
export interface Company {
  name: string;
  phone: { text: string; number: string };
  email: string;
  address: { street: string; city: string; state: string; stateCode: string; zip: string };
  mapsUrl: string;
}

/** The names of the line icons. */
export type IconName =
  | 'arrow'
  | 'backpack'
  | 'boat'
  | 'bus'
  | 'calendar'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'compass'
  | 'enlarge'
  | 'family'
  | 'form'
  | 'heart'
  | 'leaf'
  | 'leopard'
  | 'lighthouse'
  | 'lotus'
  | 'mail'
  | 'map'
  | 'next'
  | 'passport'
  | 'pause'
  | 'people'
  | 'phone'
  | 'pin'
  | 'plane'
  | 'play'
  | 'previous'
  | 'print'
  | 'refresh'
  | 'rock'
  | 'shield'
  | 'star'
  | 'sun'
  | 'tag'
  | 'temple'
  | 'ticket'
  | 'train'
  | 'wallet'
  | 'wave';

/** The time of day a picture is drawn in. Gives its placeholder its color. */
export type Light = 'dawn' | 'golden' | 'midday' | 'dusk' | 'night';

/** The crops a picture can have, beside the full picture. */
export type CropName = 'card' | 'figure' | 'phone';

/** Left, top, width, and height in the 1600 × 1000 units of a scene. */
export type CropBox = readonly [x: number, y: number, width: number, height: number];

/** One picture as content describes it. */
export interface PictureInfo {
  /** What the picture shows, for people who cannot see it. Never empty. */
  alt: string;
  light: Light;
  /** Width and height of the full picture if it is not a scene of 1600 × 1000. */
  size?: readonly [width: number, height: number];
  /** The part each crop shows. The full picture is always 16:10. */
  crops?: Partial<Record<CropName, CropBox>>;
}

/** One stop on the route map. */
export interface Stop {
  name: string;
  /** Position on the map from the left and from the top, in percent. */
  x: number;
  y: number;
  /** The side of the stop on which its name has room. */
  side: 'start' | 'end' | 'above' | 'below';
}
