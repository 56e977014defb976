import { seeded } from "../../../../lib/game/random"

/** The distance the land scrolls during a leg, in units of the drawing. */
export const travel = 520

type Props = {
  leg: number
  from: string
  to: string
}

/** A town: a house, a church and a sign with the name. */
function Town({ x, name }: { x: number; name: string }) {
  return (
    <g transform={`translate(${x} 0)`} stroke="#222">
      <path d="M-46 154v-16l12-9 12 9v16Z" fill="#c4473a" />
      <path d="M-40 142h5v6h-5ZM-31 142h5v6h-5Z" fill="#fff3c4" stroke="none" />
      <path d="M-16 154v-22h10v22Z" fill="#f4f0e0" />
      <path d="M-18 133l7-20 7 20Z" fill="#5b6470" />
      <path d="M-11 114v-8M-14 109h6" fill="none" />
      <path d="M22 154v-14M50 154v-14" strokeWidth="2" />
      <path d="M6 126h60v15H6Z" fill="#fff" />
      <text
        x="36"
        y="137.500"
        textAnchor="middle"
        fontSize="10.500"
        fontWeight="700"
        fill="#111"
        stroke="none"
      >
        {name}
      </text>
    </g>
  )
}

function Tree({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      d="M0 0v-4h-8l6-9h-4l6-10 6 10H2l6 9H2v4Z"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="#2f6b45"
      stroke="#1d4a2e"
    />
  )
}

/** Trees and lakes along the way, the same every time for a leg. */
function Wayside({ leg }: { leg: number }) {
  const random = seeded(`leg ${leg}`)
  const trees = Array.from({ length: 26 }, () => ({
    x: 20 + random() * (travel + 260),
    y: 152 + random() * 7,
    // Trees get smaller towards the north.
    size: (0.7 + random() * 0.5) * (1.1 - leg * 0.1),
  }))
  const lakes = Array.from({ length: 7 - leg }, () => 220 + random() * (travel - 60))
  return (
    <>
      {lakes.map(x => (
        <ellipse key={x} cx={x} cy="163" rx="30" ry="4" fill="#7cc0e3" />
      ))}
      {trees.map(tree => (
        <Tree key={tree.x} {...tree} />
      ))}
    </>
  )
}

/** Distant hills, which scroll more slowly than the land. */
export function Hills({ leg }: { leg: number }) {
  const rise = 6 + leg * 6
  const waves = Array.from(
    { length: 5 },
    (_, wave) => `Q${wave * 130 + 65} ${150 - rise * 2} ${wave * 130 + 130} 146`,
  )
  return <path d={`M0 146${waves.join("")}V180H0Z`} fill={leg > 3 ? "#b9c9cf" : "#a9cfa5"} />
}

/** The land between two towns. */
export function Land({ leg, from, to }: Props) {
  return (
    <g>
      <path d={`M0 150H${travel + 340}V180H0Z`} fill={leg > 3 ? "#8fa878" : "#7bab62"} />
      <Wayside leg={leg} />
      <Town x={52} name={from} />
      <Town x={110 + travel} name={to} />
    </g>
  )
}
