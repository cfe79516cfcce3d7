import type { Box } from './screenshot';

/** A color with its alpha, 0 to 1, as the page computes it. */
type Rgba = [red: number, green: number, blue: number, alpha: number];

/** A foreground color, and what is behind it; without `background`, that is a picture. */
export interface Contrast {
  subject: string;
  box: Box;
  what: string;
  required: number;
  /** The best of these counts: a control may be set off by its border or by its surface. */
  colors: Rgba[];
  background?: Rgba;
}

export interface Problem {
  subject: string;
  box: Box;
  /** What is wrong, with the figure and what was needed. */
  figure: string;
}

export interface Inspection {
  contrasts: Contrast[];
  problems: Problem[];
  /** Controls without an outline in focus, by their position among all controls. */
  unindicated: number[];
}

export interface InspectionOptions {
  /** Everything that can be pressed or focused. */
  controls: string;
  /** The required ratio of lines that only separate, in `prefers-contrast: more`. */
  lines?: number;
  /** Whether every control is in the state `:focus-visible`. */
  isFocused?: boolean;
  /** Paper: no surface is printed, so every text stands on white. */
  isPaper?: boolean;
  /** Forced colors: the browser chooses the colors of text. */
  isForced?: boolean;
  /** Sizes and positions, which do not depend on colors. */
  layout?: boolean;
}

/**
 * Runs in the page and looks at everything that is rendered now: what it finds, it finds by computed
 * style, so that new parts of the page are inspected without a change here. Returns an `Inspection` as
 * JSON.
 */
export function inspectPage(options: InspectionOptions): string {
  const { controls, lines, isFocused, isPaper, isForced, layout } = options;
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  const [startX, startY] = [scrollX, scrollY];
  const memoize = <Value>(compute: (element: Element) => Value) => {
    const values = new Map<Element, Value>();
    return (element: Element): Value => {
      if (!values.has(element)) values.set(element, compute(element));
      return values.get(element) as Value;
    };
  };
  const styleOf = memoize((element) => getComputedStyle(element));
  const root = document.querySelector('dialog:modal') ?? document.body;
  const contrasts: Contrast[] = [];
  const problems: Problem[] = [];

  const parse = (color: string): Rgba => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(
      Number,
    );
    return color.startsWith('color(srgb')
      ? [red * 255, green * 255, blue * 255, alpha]
      : [red, green, blue, alpha];
  };
  const over = (top: Rgba, bottom: Rgba): Rgba => {
    const mix = (at: 0 | 1 | 2) => top[at] * top[3] + bottom[at] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };

  /** Content for screen readers only, clipped to nothing. */
  const isHidden: (element: Element) => boolean = memoize((element) => {
    const { clipPath, clip, position } = styleOf(element);
    const isClipped =
      position !== 'static' && (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)');
    return isClipped || (element.parentElement !== null && isHidden(element.parentElement));
  });
  const isRendered = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isHidden(element);
  const boxOf = ({ x, y, width, height }: DOMRect): Box => ({
    ...{ x: x + scrollX, y: y + scrollY, width, height },
  });
  const report = (subject: string, box: DOMRect, figure: string) =>
    problems.push({ subject, box: boxOf(box), figure });
  const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 50);
  const nameOf = (element: Element) => {
    const { labels, name } = element as HTMLInputElement;
    const { alt } = element as HTMLImageElement;
    const label = element.ariaLabel || labels?.[0]?.textContent || alt || element.textContent;
    const kind = element.role ?? element.tagName.toLowerCase();
    return `${kind} "${shorten(label || name || element.className.toString())}"`;
  };
  const intersects = (one: DOMRect, other: DOMRect) =>
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom;
  const pictures = [...root.querySelectorAll('img, video, iframe, canvas')]
    .filter(isRendered)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));

  /** The color behind an element's content, or nothing if a picture is behind it. */
  const backgroundOf = (element: Element | null, box: DOMRect): Rgba | undefined => {
    if (isPaper) return [255, 255, 255, 1];
    const surfaces: Rgba[] = [];
    let base: Element = document.documentElement;
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = styleOf(at);
      if (backgroundImage !== 'none') return undefined;
      const color = parse(backgroundColor);
      base = at;
      if (color[3] > 0) surfaces.push(color);
      if (color[3] === 1) break;
    }
    const isOverPicture = pictures.some(
      (picture) =>
        picture.element !== element &&
        base.contains(picture.element) &&
        intersects(picture.box, box),
    );
    if (isOverPicture) return undefined;
    return surfaces.reduceRight((bottom, surface) => over(surface, bottom), [
      255, 255, 255, 1,
    ] as Rgba);
  };
  const opacityOf: (element: Element) => number = memoize(
    (element) =>
      Number(styleOf(element).opacity) *
      (element.parentElement ? opacityOf(element.parentElement) : 1),
  );
  const withOpacity = (color: Rgba, element: Element): Rgba => [
    ...(color.slice(0, 3) as [number, number, number]),
    color[3] * opacityOf(element),
  ];
  const compare = (
    subject: string,
    what: string,
    required: number,
    element: Element,
    colors: Rgba[],
    box: DOMRect,
    behind: Element | null = element,
  ) =>
    contrasts.push({
      ...{ subject, what, required, box: boxOf(box) },
      colors: colors.map((color) => withOpacity(color, element)),
      background: backgroundOf(behind, box),
    });
  /** 7:1, or 4.5:1 for text of at least 24 px, or bold and at least 18.66 px (WCAG 1.4.6). */
  const requiredFor = ({ fontSize, fontWeight }: CSSStyleDeclaration) => {
    const size = Number.parseFloat(fontSize);
    return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7;
  };

  const hasOpaqueBackground = (element: Element) =>
    parse(styleOf(element).backgroundColor)[3] === 1;
  const isLayer = (element: Element) => {
    const { position, zIndex } = styleOf(element);
    const isRaised = position !== 'static' && Number(zIndex) > 0;
    return /fixed|sticky/.test(position) || (isRaised && hasOpaqueBackground(element));
  };
  /** The closest ancestor that is in front of the page, or else the root of the page. */
  const layerOf: (element: Element) => Element = memoize((element) => {
    if (isLayer(element)) return element;
    return element.parentElement ? layerOf(element.parentElement) : root;
  });

  /** Whether an element or one of its ancestors is the containing block of absolute descendants. */
  const isInPositioned: (element: Element) => boolean = memoize(
    (element) =>
      styleOf(element).position !== 'static' ||
      (element.parentElement !== null && isInPositioned(element.parentElement)),
  );

  const elements = [...root.querySelectorAll('*')].filter(isRendered);
  const texts: { text: string; element: Element; node: Node; rects: DOMRect[] }[] = [];
  const range = document.createRange();
  for (const element of elements) {
    if (/^(NOSCRIPT|SCRIPT|STYLE|OPTION)$/.test(element.tagName)) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((r) => r.width > 2 && r.height > 2);
      if (rects.length > 0) texts.push({ text: shorten(node.textContent), element, node, rects });
    }
  }
  const focusable = [...document.querySelectorAll(controls)]
    .map((element, index) => ({ element, index }))
    .filter(({ element }) => root.contains(element) && isRendered(element))
    .filter(({ element }) => element.getBoundingClientRect().width > 2);

  if (!isForced)
    for (const { text, element, rects } of texts) {
      // Drawings are printed with their colors.
      if (isPaper && element instanceof SVGElement) continue;
      const style = styleOf(element);
      const color = parse(element instanceof SVGElement ? style.fill : style.color);
      for (const rect of rects)
        compare(`"${text}"`, 'text contrast', requiredFor(style), element, [color], rect);
    }

  for (const element of elements) {
    const box = element.getBoundingClientRect();
    const style = styleOf(element);
    for (const pseudo of isPaper || isForced ? [] : ['::before', '::after']) {
      const own = getComputedStyle(element, pseudo);
      if (own.content === 'none' || own.content === 'normal' || own.display === 'none') continue;
      const subject = `${pseudo} of ${nameOf(element)}`;
      if (own.position === 'absolute' && !isInPositioned(element))
        report(subject, box, 'is positioned relative to the page');
      const isText = own.content !== '""';
      const decoration = [own.backgroundColor, own.borderBottomColor].map(parse);
      if (own.borderBottomStyle === 'none' || own.borderBottomWidth === '0px') decoration.pop();
      const colors = isText ? [parse(own.color)] : decoration.filter(([, , , alpha]) => alpha > 0);
      const required = isText ? requiredFor(own) : 3;
      if (colors.length > 0) compare(subject, 'contrast', required, element, colors, box);
    }

    // Shown in place of a picture that fails to load.
    if (element instanceof HTMLImageElement && element.alt && !isPaper && !isForced)
      compare(
        nameOf(element),
        'alt text contrast',
        requiredFor(style),
        element,
        [parse(style.color)],
        box,
      );

    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      compare(nameOf(element), 'text contrast', 7, element, [parse(style.color)], box);
      if (element.placeholder) {
        const { color } = getComputedStyle(element, '::placeholder');
        compare(nameOf(element), 'placeholder contrast', 7, element, [parse(color)], box);
      }
    }

    const isIcon = element instanceof SVGSVGElement && box.width <= 72 && box.width > 2;
    if (isIcon && !isPaper && !element.querySelector('text')) {
      const shapes = [...element.querySelectorAll('path, circle, rect, line, polyline, polygon')];
      const colors = shapes
        .flatMap((shape) => [styleOf(shape).stroke, styleOf(shape).fill])
        .filter((color) => /\d/.test(color) && !color.startsWith('url'));
      const subject = `icon in ${nameOf(element.parentElement ?? element)}`;
      compare(subject, 'contrast', 3, element, colors.map(parse), box);
    }

    const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
      .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
      .map((side) => ({ side, color: parse(style[`border${side}Color`]) }))
      .filter(({ color }) => color[3] > 0);
    if (element.matches('button, input, textarea, select') && !isPaper) {
      // Set off by its border, on all sides, or by its surface (WCAG 1.4.11).
      const surface = parse(style.backgroundColor);
      const border = new Set(sides.map(({ color }) => String(color)));
      const isBounded = sides.length === 4 && border.size === 1;
      const colors = [...(isBounded && sides[0] ? [sides[0].color] : []), surface];
      compare(nameOf(element), 'boundary', 3, element, colors, box, element.parentElement);
    }
    if (lines)
      for (const { side, color } of sides) {
        const subject = `${side.toLowerCase()} border of ${nameOf(element)}`;
        // On one of its sides.
        const neighbors = [backgroundOf(element.parentElement, box), backgroundOf(element, box)];
        const colors = neighbors.filter((neighbor) => neighbor !== undefined);
        if (colors.length === 2)
          contrasts.push({
            ...{ subject, box: boxOf(box), what: 'contrast', required: lines, colors },
            background: color,
          });
      }
  }

  const unindicated: Inspection['unindicated'] = [];
  if (isFocused)
    for (const { element, index } of focusable) {
      const box = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } =
        styleOf(element);
      const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
      const outline = parse(outlineColor);
      const subject = nameOf(element);
      if (width < 2 || outline[3] === 0) {
        unindicated.push(index);
        continue;
      }
      // A ring of a second color around the outline sets it off from any surface.
      const ring = /^(rgba?\([^)]*\)|color\([^)]*\)) 0px 0px 0px [\d.]+px/.exec(boxShadow)?.[1];
      const background = ring ? parse(ring) : backgroundOf(element.parentElement, box);
      contrasts.push({
        ...{ subject, what: 'focus indicator', required: 3, box: boxOf(box) },
        ...{ colors: [outline], background },
      });
      const reach = width + Number.parseFloat(outlineOffset);
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = styleOf(at);
        const clip = at.getBoundingClientRect();
        const cutX =
          overflowX !== 'visible' &&
          (box.left - reach < clip.left - 4 || box.right + reach > clip.right + 4);
        const cutY =
          overflowY !== 'visible' &&
          (box.top - reach < clip.top - 4 || box.bottom + reach > clip.bottom + 4);
        if (/hidden|clip/.test(`${overflowX} ${overflowY}`) && (cutX || cutY))
          report(
            subject,
            box,
            `its focus indicator reaches ${reach} px and is cut off by ${nameOf(at)}`,
          );
      }
    }

  /** Whether an element in front of the page, or an ancestor in front of it, is opaque. */
  const isOpaque = (element: Element | null): boolean =>
    element !== null &&
    layerOf(element) !== root &&
    (hasOpaqueBackground(element) || isOpaque(element.parentElement));
  if (isForced) {
    // Browsers paint a backplate behind text over a picture, except in an SVG.
    for (const { text, element, rects } of texts) {
      const [rect] = rects;
      const adjust = styleOf(element).getPropertyValue('forced-color-adjust');
      if (!rect || !(element instanceof SVGElement) || adjust === 'none') continue;
      if (!backgroundOf(element, rect))
        report(`"${text}"`, rect, 'has a forced color over a picture, which keeps its own');
    }
    // All backgrounds have the same color, so that only a border separates them.
    for (const element of elements) {
      if (!isOpaque(element) || isOpaque(element.parentElement)) continue;
      const { borderWidth, outlineStyle } = styleOf(element);
      if (!/[1-9]/.test(borderWidth) && outlineStyle === 'none')
        report(
          nameOf(element),
          element.getBoundingClientRect(),
          'is in front of the page, without a border',
        );
    }
  }

  if (layout) inspectLayout();
  scrollTo({ left: startX, top: startY, behavior: 'instant' });
  const inspection: Inspection = { contrasts, problems, unindicated };
  return JSON.stringify(inspection);

  function inspectLayout() {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      report(
        'page',
        root.getBoundingClientRect(),
        `is ${scrollWidth} px wide, the window ${clientWidth} px`,
      );

    for (const { element } of isPaper ? [] : focusable) {
      const box = element.getBoundingClientRect();
      const sentence = element.closest('p')?.textContent ?? '';
      const isInSentence =
        styleOf(element).display === 'inline' &&
        sentence.length > 2 * (element.textContent ?? '').length;
      const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)} px`;
      if (!isInSentence && Math.min(box.width, box.height) < 43.95)
        report(nameOf(element), box, `is ${size}, needs 44 × 44 px`);
      const { cursor } = styleOf(element);
      if (element.matches('a, button, summary, [role=tab]') && /^(auto|default|text)$/.test(cursor))
        report(nameOf(element), box, `has the cursor "${cursor}"`);
      if (element.matches('input, textarea, select')) {
        const fontSize = Number.parseFloat(styleOf(element).fontSize);
        // Phones zoom in on smaller type.
        if (fontSize < 16) report(nameOf(element), box, `has type of ${fontSize} px, needs 16 px`);
      }
    }

    for (const element of elements) {
      const { touchAction } = styleOf(element);
      if (!/^(auto|manipulation)$|pinch-zoom/.test(touchAction))
        report(
          nameOf(element),
          element.getBoundingClientRect(),
          `prevents zooming: ${touchAction}`,
        );
    }

    for (const image of root.querySelectorAll('img')) {
      if (!isRendered(image)) continue;
      const box = image.getBoundingClientRect();
      const { width, height } = box;
      if (width * height === 0) report(nameOf(image), box, `is ${width} × ${height} px`);
      if (styleOf(image).objectFit !== 'fill' || height === 0) continue;
      const isLoaded = image.naturalWidth > 0;
      const own = isLoaded
        ? image.naturalWidth / image.naturalHeight
        : Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      if (Math.abs(width / height / own - 1) > 0.02)
        report(
          `picture "${shorten(image.alt || image.src)}"`,
          box,
          `is drawn ${(width / height).toFixed(2)}:1, its own ratio is ${own.toFixed(2)}:1`,
        );
    }

    for (const { element, node, rects } of texts) {
      const { hyphens, letterSpacing } = styleOf(element);
      // With wider text spacing, a word may break (WCAG 1.4.12).
      if (rects.length === 1 || hyphens === 'auto' || Number.parseFloat(letterSpacing) > 0)
        continue;
      for (const { 0: word, index } of node.textContent?.matchAll(/[^\s/–-]+/g) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        // A word may break where it would hardly fit into the window.
        if (new Set(parts.map(({ top }) => top)).size > 1 && width < 0.8 * clientWidth)
          report(`"${word}"`, range.getBoundingClientRect(), 'is broken into two lines');
      }
    }

    /** Slightly reduced, because a line box may be higher than its letters. */
    const contains = (outer: DOMRect, { left, right, top, bottom, height }: DOMRect) =>
      outer.left < left + 2 &&
      outer.right > right - 2 &&
      outer.top < top + 0.25 * height &&
      outer.bottom > bottom - 0.25 * height;
    for (const { text, element, rects } of isPaper ? [] : texts) {
      const layer = layerOf(element);
      const [rect] = rects;
      if (layer === root || !rect) continue;
      const surfaces = pictures.filter((picture) => layer.contains(picture.element));
      for (let at: Element | null = element; at && layer.contains(at); at = at.parentElement)
        if (hasOpaqueBackground(at))
          surfaces.push({ element: at, box: at.getBoundingClientRect() });
      if (!surfaces.some(({ box }) => contains(box, rect)))
        report(`"${text}"`, rect, 'is in front of the page, without a surface');
    }

    /** Without the content of `noscript`. */
    const renderedText = (element: Element) => (element as HTMLElement).innerText?.trim() ?? '';
    // Cards in one row that end with a control.
    for (const list of root.querySelectorAll('ul, ol')) {
      const rows: Record<string, DOMRect[]> = {};
      for (const item of list.children) {
        const { top, bottom } = item.getBoundingClientRect();
        const last = focusable.findLast(({ element }) => item.contains(element))?.element;
        if (!last || !renderedText(item).endsWith(renderedText(last))) continue;
        const row = `${Math.round(top)} to ${Math.round(bottom)}`;
        rows[row] = [...(rows[row] ?? []), last.getBoundingClientRect()];
      }
      for (const row of Object.values(rows)) {
        const bottoms = row.map(({ bottom }) => bottom);
        const spread = Math.round(Math.max(...bottoms) - Math.min(...bottoms));
        if (row[0] && spread > 2)
          report(nameOf(list), row[0], `has controls in a row that differ by ${spread} px`);
      }
    }

    /** The element and its ancestors, except the body, as far as they cut off what is outside. */
    const clipsOf: (element: Element) => Element[] = memoize((element) => {
      if (element === document.body || !element.parentElement) return [];
      const { overflowX, overflowY } = styleOf(element);
      const outer = clipsOf(element.parentElement);
      return /hidden|clip/.test(overflowX + overflowY) ? [element, ...outer] : outer;
    });
    const textLines = texts
      .flatMap(({ text, element, rects }) =>
        rects.map((rect) => ({ text, element, rect, layer: layerOf(element) })),
      )
      .sort((one, other) => one.rect.top - other.rect.top);
    /** What a control shows, without the label of a stop on the map. */
    const shapes = focusable.map(({ element }) => ({
      control: element,
      layer: layerOf(element),
      shape: ([...element.querySelectorAll('circle')].at(-1) ?? element).getBoundingClientRect(),
    }));
    for (const [index, { text, element, rect, layer }] of textLines.entries()) {
      const { left, top, width, height } = rect;
      const letters = new DOMRect(left + 1, top + 0.3 * height, width - 2, 0.4 * height);
      for (const { control, shape, layer: other } of shapes)
        if (
          other === layer &&
          !control.contains(element) &&
          !element.contains(control) &&
          intersects(letters, shape)
        )
          report(`"${text}"`, rect, `overlaps ${nameOf(control)}`);
      if (rect.left < -1 || rect.right > clientWidth + 1)
        report(
          `"${text}"`,
          rect,
          `is outside the window at ${Math.round(rect.left)} to ${Math.round(rect.right)} px`,
        );
      for (const at of clipsOf(element)) {
        const { overflowX, overflowY } = styleOf(at);
        const clip = at.getBoundingClientRect();
        const slack = 0.25 * rect.height;
        const cut = Math.max(
          /hidden|clip/.test(overflowX)
            ? Math.max(clip.left - rect.left, rect.right - clip.right)
            : 0,
          /hidden|clip/.test(overflowY)
            ? Math.max(clip.top - rect.top, rect.bottom - clip.bottom) - slack
            : 0,
        );
        if (cut > 1)
          report(`"${text}"`, rect, `${Math.round(cut)} px of it are cut off by ${nameOf(at)}`);
      }
      // Slightly reduced: with a small line height, line boxes may touch.
      for (const other of textLines.slice(index + 1)) {
        if (other.rect.top + 0.3 * other.rect.height >= rect.bottom - 0.3 * rect.height) break;
        const isBeside =
          other.rect.left + 1 >= rect.right - 1 || other.rect.right - 1 <= rect.left + 1;
        if (!isBeside && other.layer === layer && other.rect.bottom > rect.top)
          report(`"${text}"`, rect, `overlaps "${other.text}"`);
      }
    }
    if (isPaper) return;

    const pinned = elements.filter((element) => /fixed|sticky/.test(styleOf(element).position));
    const center = ({ left, right, top, bottom }: DOMRect) =>
      [(left + right) / 2, (top + bottom) / 2] as const;
    const hitAt = (rect: DOMRect) => document.elementFromPoint(...center(rect));
    const isInWindow = (rect: DOMRect) => {
      const [x, y] = center(rect);
      return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
    };
    const targets = [
      ...focusable.map(({ element }) => {
        const isShape = element instanceof SVGElement;
        const target = (isShape && element.querySelector('circle, rect, path')) || element;
        const isFree = (hit: Element | null) => element.contains(hit);
        return { element: target, subject: nameOf(element), isFree };
      }),
      ...texts.map(({ element, text }) => {
        const { control } = element.closest('label') ?? {};
        const isFree = (hit: Element | null) =>
          hit !== null && (hit.contains(element) || element.contains(hit) || hit === control);
        return { element, subject: `"${text}"`, isFree };
      }),
    ].map((target) => {
      const [rect = target.element.getBoundingClientRect()] = target.element.getClientRects();
      const isPinned = layerOf(target.element) !== root;
      return { ...target, isPinned, y: center(rect)[1] + scrollY };
    });
    // Something open, such as a menu, can be closed, and so can something small that is fixed to the
    // window, such as a toast.
    const isPassing = (layer: Element) => {
      if (layer !== root && layer.querySelector('[aria-expanded=true]')) return true;
      const { width, height } = layer.getBoundingClientRect();
      return styleOf(layer).position === 'fixed' && width * height < 0.4 * innerWidth * innerHeight;
    };
    const isStuck = (layer: Element) => {
      const { position, top, bottom } = styleOf(layer);
      const rect = layer.getBoundingClientRect();
      const distances = [
        rect.top - Number.parseFloat(top),
        innerHeight - rect.bottom - Number.parseFloat(bottom),
      ];
      return position === 'fixed' || distances.some((distance) => Math.abs(distance) < 1);
    };
    // Every target must be free at one scroll position at least. What is in front of the page must
    // never be covered by it, nor, while it sticks, by anything else that does.
    const free = new Set<(typeof targets)[number]>();
    const covers = new Map<
      (typeof targets)[number],
      { hit: Element | null; isForbidden: boolean }
    >();
    const { scrollHeight } = root === document.body ? document.documentElement : root;
    for (let top = 0; top < scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' });
      const [start, end] = [scrollY, scrollY + innerHeight];
      for (const target of targets) {
        const { element, isFree, isPinned, y } = target;
        if (!isPinned && (free.has(target) || y < start || y > end)) continue;
        const [rect = element.getBoundingClientRect()] = element.getClientRects();
        if (!isInWindow(rect)) continue;
        const hit = hitAt(rect);
        const layer = hit ? layerOf(hit) : root;
        if (isFree(hit) || (!isPinned && isPassing(layer))) free.add(target);
        else if (!covers.get(target)?.isForbidden) {
          const isForbidden =
            isPinned && (layer === root || (!isPassing(layer) && isStuck(layerOf(element))));
          covers.set(target, { hit, isForbidden });
        }
      }
    }
    // What no scroll position of the page brought into the window, a scroll container must, and what
    // does not scroll with the page must fit.
    for (const target of targets) {
      const { element, subject, isPinned } = target;
      if (!isPinned && (free.has(target) || covers.has(target))) continue;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const [rect = element.getBoundingClientRect()] = element.getClientRects();
      const isInside = isPinned ? rect.top > -1 && rect.bottom < innerHeight + 1 : isInWindow(rect);
      if (!isInside) report(subject, rect, 'cannot be scrolled into the window');
    }
    for (const [target, { hit, isForbidden }] of covers) {
      if (free.has(target) && !isForbidden) continue;
      const rect = target.element.getBoundingClientRect();
      report(target.subject, rect, `is covered by ${hit ? nameOf(hit) : 'nothing'}`);
    }

    for (const element of pinned) {
      const { top, overflowY } = styleOf(element);
      const rect = element.getBoundingClientRect();
      const room = innerHeight - Number.parseFloat(top);
      if (rect.height > room + 1 && overflowY === 'visible')
        report(
          nameOf(element),
          rect,
          `is ${Math.round(rect.height)} px high and sticks where ${Math.round(room)} px are left`,
        );
    }

    scrollTo({ top: scrollHeight / 2, behavior: 'instant' });
    const bars = pinned
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(
        ({ rect }) => rect.width > 0.6 * innerWidth && rect.bottom > 0 && rect.top < innerHeight,
      );
    const covered = bars.reduce((sum, { rect }) => sum + Math.min(rect.height, innerHeight), 0);
    const share = covered / innerHeight;
    if (bars[0] && share > 0.4)
      report(
        bars.map(({ element }) => nameOf(element)).join(', '),
        bars[0].rect,
        `covers ${(100 * share).toFixed(0)} % of the window, at most 40 %`,
      );
  }
}
