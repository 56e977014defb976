/** The outlines of the icons as SVG paths, in a square of 16 units. */

const star = "M8 .6l2.3 4.9 5.3.7-3.9 3.7 1 5.3L8 12.6l-4.7 2.6 1-5.3L.4 6.2l5.3-.7z"

export const shapes = {
  left: "M12 1v14L3 8z",
  right: "M4 1v14l9-7z",
  "fast-left": "M15 2v12L8 8zM8 2v12L1 8z",
  "fast-right": "M1 2v12l7-6zM8 2v12l7-6z",
  up: "M1 12h14L8 3z",
  down: "M1 4h14l-7 9z",
  "arrow-left": "M7 2v4h8v4H7v4L1 8z",
  "arrow-right": "M9 2v4H1v4h8v4l6-6z",
  "arrow-up": "M2 7h4v8h4V7h4L8 1z",
  "arrow-down": "M2 9h4V1h4v8h4l-6 6z",
  pause: "M3 2h4v12H3zM9 2h4v12H9z",
  stop: "M3 3h10v10H3z",
  tick: "M1 8.5L3 6l3.5 3.5L13 2l2 2-8.5 10z",
  cross: "M3.3 1.2L8 5.9l4.7-4.7 2.1 2.1L10.1 8l4.7 4.7-2.1 2.1L8 10.1l-4.7 4.7-2.1-2.1L5.9 8 1.2 3.3z",
  dot: "M8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  star,
  "star-outline": `${star}M8 3.3L6.5 6.6l-3.6.5 2.6 2.5-.6 3.6L8 11.4l3.1 1.8-.6-3.6 2.6-2.5-3.6-.5z`,
  heart: "M8 15L1.8 8.6a3.9 3.9 0 0 1 5.5-5.5L8 3.8l.7-.7a3.9 3.9 0 0 1 5.5 5.5z",
  note: "M5 2l9-1v10a2.5 2.5 0 1 1-1.5-2.3V4.3l-6 .7v8a2.5 2.5 0 1 1-1.5-2.3z",
  erase: "M5 2h11v12H5L0 8zM7.2 5L6 6.2 7.8 8 6 9.8 7.2 11 9 9.2l1.8 1.8L12 9.8 10.2 8 12 6.2 10.8 5 9 6.8z",
} as const

export type IconName = keyof typeof shapes
