/** The exhibits as filled paths in a 24 by 24 viewBox. */
const shapes: Record<string, readonly (readonly [fill: string, path: string])[]> = {
  toothbrush: [
    ["#2f8fd8", "M2 16h20v3H2z"],
    ["#fff", "M3 9h8v7H3z"],
    ["#9fd8ff", "M3 9h2v7H3zM7 9h2v7H7z"],
  ],
  bill: [
    ["#fffdf0", "M5 2h14v20l-2-2-2 2-3-2-3 2-2-2-2 2z"],
    ["#7a8a99", "M8 6h8v1.5H8zM8 10h8v1.5H8zM8 14h5v1.5H8z"],
    ["#c0142a", "M13 13h4v4h-4z"],
  ],
  sock: [
    ["#3f8f5f", "M8 2h8v11l-3 4-7 4-4-4 6-5z"],
    ["#e9f7d8", "M8 2h8v3H8z"],
    ["#e0b347", "M2 17l4 4 3-2-4-4z"],
  ],
  five: [
    ["#efe2bf", "M4 2h16v20H4z"],
    ["#3b2f00", "M8 6h8v2h-5v3h4q2 0 2 3t-3 3.5h-5v-2h5v-2h-6z"],
  ],
  capital: [
    ["#d8d4c4", "M2 4h20v18H2z"],
    ["#f6f3e6", "M4 4h16v14H4z"],
    ["#111", "M11 6h3l4 11h-3l-1-3h-4l-1 3H6zM11 12h3l-1.5-4z"],
  ],
  keys: [
    ["#9aa0ac", "M7 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM7 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4z"],
    ["#c9a227", "M10 9l11 10v3h-4v-2h-2v-3h-2l-5-6z"],
  ],
  q: [
    ["#6d4c9a", "M2 2h20v20H2z"],
    ["#fff", "M11 5a6 6 0 1 0 3 11v4h3V5h-3v1q-1-1-3-1zM11 8a3 3 0 1 1 0 6a3 3 0 1 1 0-6z"],
  ],
  practice: [
    ["#efe2bf", "M4 2h16v20H4z"],
    ["#3b2f00", "M8 6h8v6l-5 4h5v2H8v-3l6-4V8H8z"],
  ],
  letter: [
    ["#fff", "M1 5h22v15H1z"],
    ["#c9cfd8", "M1 5h22l-11 9z"],
    ["#3a3a3a", "M15 15l3-2 2 3-3 2z"],
    ["#c0142a", "M3 16h8v1.5H3z"],
  ],
  photo: [
    ["#6d4c33", "M2 3h20v18H2z"],
    ["#bfe3f5", "M4 5h16v14H4z"],
    ["#4f7a35", "M4 14l5-3 5 4 6-3v7H4z"],
    ["#3a3a3a", "M18 12h2v7h-2z"],
  ],
  mirror: [
    ["#c9a227", "M12 1q8 0 8 9t-6 9v4h-4v-4q-6 0-6-9t8-9z"],
    ["#cfeaf7", "M12 3.5q5 0 5 6.5t-5 6.5t-5-6.5t5-6.5z"],
    ["#fff", "M9 8l4-4h2l-6 7z"],
  ],
  form: [
    ["#fffdf0", "M3 2h18v14q-2-1-3 1t-3 1q-2-1-3 1t-3 1q-2-2-6 0z"],
    ["#7a8a99", "M6 6h12v1.5H6zM6 10h12v1.5H6z"],
    ["#a00000", "M14 12.5h2v2h-2z"],
  ],
}

/** Draws an exhibit, with its lower edge at y = 0. */
export function Thing({ id, x, y, size = 24 }: { id: string; x: number; y: number; size?: number }) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size}) scale(${size / 24})`}
      stroke="#222"
      strokeWidth="0.8"
    >
      {(shapes[id] ?? []).map(([fill, path]) => (
        <path key={path} d={path} fill={fill} fillRule="evenodd" />
      ))}
    </g>
  )
}
