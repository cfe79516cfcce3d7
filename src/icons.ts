/**
 * The icons, 24 × 24 px with a stroke of 1.75 px. Each is the path data of its lines, and after "|" that
 * of its areas. Both have the same color. Some are there for the days that an owner may add.
 */
export const icons = {
  alert: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM12 7v6.5M12 16v1.5',
  arrow: 'M3 12h17M13.5 5.5 20 12l-6.5 6.5',
  boat: 'M2 16h20l-3 5H5zM10 16V3C6 6 4.5 10 4.5 13H10M13 13h6c0-4-2-7-6-9z',
  bus: 'M4 17V5h16v12zM4 11h16M12 5v6M7 17v2.5h2.5V17M14.5 17v2.5H17V17|M6.5 13.5h2v1.5h-2zM15.5 13.5h2v1.5h-2z',
  chat: 'M3 4h18v13H11l-5 4v-4H3zM7.5 8.5h9M7.5 12.5h6',
  close: 'M5 5l14 14M19 5 5 19',
  enlarge: 'M14 4h6v6M20 4l-7.5 7.5M10 20H4v-6M4 20l7.5-7.5',
  leaf: 'M4 20C4 9 9 4 20 4c0 11-5 16-14 14M4 20c2-5 5-8 9-10',
  leopard:
    'M4.5 9 4 4l4.5 1.5h7L20 4l-.5 5c1 6-2.5 11.5-7.5 11.5S3.5 15 4.5 9zM12 14v3M9.5 18.5c1.5 0 2.5-.5 2.5-1.5 0 1 1 1.5 2.5 1.5|M7.5 10h2v2h-2zM14.5 10h2v2h-2zM10.5 13h3l-1.5 1.8z',
  lighthouse: 'M9 8h6l1.5 13h-9zM9.5 8V4.5L12 2.5l2.5 2V8M7 8h10M8.3 13h7.4M3 21h18|M11 5h2v3h-2z',
  mail: 'M2.5 5h19v14h-19zM2.5 6l9.5 7.5L21.5 6',
  menu: 'M3 6.5h18M3 12h18M3 17.5h18',
  next: 'M8.5 4.5 16 12l-7.5 7.5',
  pause: 'M8 5v14M16 5v14',
  phone:
    'M4 3h4.5l2 5.5-2.8 1.7a13 13 0 0 0 6.1 6.1l1.7-2.8 5.5 2V20c0 .8-.7 1.5-1.5 1.5C10 21 3 14 2.5 4.5 2.5 3.7 3.2 3 4 3z',
  pin: 'M12 21.5C7.5 17 5 13.5 5 9.8a7 7 0 0 1 14 0c0 3.7-2.5 7.2-7 11.7z|M12 7a2.8 2.8 0 1 1 0 5.6A2.8 2.8 0 0 1 12 7z',
  plane:
    'M12 2.5c-1 0-1.5 1.3-1.5 3V10l-8 5v2l8-2.5V19L8 20.8V22l4-1 4 1v-1.2L13.5 19v-4.5l8 2.5v-2l-8-5V5.5c0-1.7-.5-3-1.5-3z',
  play: '|M7 4l13 8-13 8z',
  previous: 'M15.5 4.5 8 12l7.5 7.5',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z|M16.5 10.2h2v1.6h-2z',
  rock: 'M2.5 20 6.5 7l3-3h5l3 3.5 4 12.5zM9.5 4l1 16M14.5 4l-.5 9',
  star: '|M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z',
  sun: 'M12 1.5V4M12 20v2.5M1.5 12H4M20 12h2.5M4.5 4.5l2 2M17.5 17.5l2 2M19.5 4.5l-2 2M6.5 17.5l-2 2|M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  temple: 'M12 2v3M4 11c2-3 5-4 8-6 3 2 6 3 8 6zM6 11v9M10 11v9M14 11v9M18 11v9M3 20.5h18',
  train: 'M6 3h12v14H6zM6 10h12M12 3v7M8 21l2-4M16 21l-2-4|M8.5 12.5h2v2h-2zM13.5 12.5h2v2h-2z',
  wave: 'M2 19c3 0 4-1.5 6-1.5S11 19 14 19s4-1.5 8-1.5M2.5 14C5 7 10 3.5 16 5c3 .8 4.5 3 4 5-.4 1.8-2.5 2.5-4 1.5-1-.7-1-2 0-2.5-4-1-7 1-6.5 5',
} as const;

export type IconName = keyof typeof icons;
