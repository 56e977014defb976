import type { ReactNode } from "react"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { inSentence, type Visitor } from "../../../kits/guest/useGuest"
import { drawings, labelOf, roomFor, salamiFor } from "../doors"

type Props = {
  order: string
  number: number
  /** A thing from another page, which lies on the pizza instead of salami. */
  guest: Visitor | null
  isHidden?: boolean
}

const crust = "#b3722e"
const cheese = "#f6cf5a"

/** A slice of salami of a radius, or the thing that the machine takes for one. */
function Slice({ x, y, r, guest }: { x: number; y: number; r: number; guest: Visitor | null }) {
  if (!guest) return <circle cx={x} cy={y} r={r} fill="#b3202f" />
  return (
    <GuestPicture guest={guest} isGone x={x - r * 1.7} y={y - r * 1.7} width={r * 3.4} height={r * 3.4} />
  )
}

function Salami({ order, guest }: { order: string; guest: Visitor | null }) {
  return salamiFor(order).map(({ x, y }) => <Slice key={`${x} ${y}`} x={x} y={y} r={6.5} guest={guest} />)
}

const pizzas: readonly ((order: string, guest: Visitor | null) => ReactNode)[] = [
  (order, guest) => (
    <>
      <circle r="50" fill={crust} />
      <circle r="44" fill={cheese} />
      <Salami order={order} guest={guest} />
    </>
  ),
  (order, guest) => (
    <>
      <circle r="50" fill={crust} />
      <circle r="44" fill={cheese} />
      <Salami order={order} guest={guest} />
      <path d="M-22-16h10v10h-10zM12-16h10v10H12z" />
      <path d="M-26 10q26 32 52 0z" fill="#fff" stroke="#000" strokeWidth="3" />
      <path d="M-13 18v6M0 20v8M13 18v6" stroke="#000" strokeWidth="2" />
    </>
  ),
  (order, guest) => (
    <>
      <path d="M-48-48h96v96h-96z" fill={cheese} stroke={crust} strokeWidth="8" />
      <Salami order={order} guest={guest} />
    </>
  ),
  () => <circle r="46" fill="none" stroke={crust} strokeWidth="9" strokeDasharray="120 14" />,
  () => (
    <>
      <circle r="48" fill="#fff" stroke={crust} strokeWidth="6" />
      <text
        y="8"
        textAnchor="middle"
        fontSize="23"
        fontWeight="bold"
        fontFamily="var(--comic)"
        fill="#b3202f"
      >
        PIZZZA
      </text>
    </>
  ),
  () => (
    <>
      <path d="M-50-20h100v62H-50z" fill="#d8b486" stroke="#7a5232" strokeWidth="3" />
      <path d="M-50-20l12-20h76l12 20z" fill="#c49a66" stroke="#7a5232" strokeWidth="3" />
      <path d="M-30 6h22v9h-22zM8 6h22v9H8z" fill="#fff" stroke="#7a5232" />
      <path d="M-22 8h6v6h-6zM16 8h6v6h-6z" />
    </>
  ),
  (_, guest) => (
    <>
      <path d="M0 48L-34-36h68z" fill={cheese} />
      <path d="M-38-38h76" stroke={crust} strokeWidth="14" strokeLinecap="round" />
      <Slice x={0} y={-8} r={9} guest={guest} />
    </>
  ),
  () => (
    <>
      <circle r="48" fill="#fff" stroke="#9aa4aa" strokeWidth="3" />
      <circle r="32" fill="#f3f5f6" stroke="#c8d0d4" strokeWidth="2" />
      <path d="M-8 4l6-2-2 5zM10-10l5 4-6 2z" fill={crust} />
    </>
  ),
  () => <path d="M-5 2l6-5 5 4-4 5z" fill={crust} />,
]

const smiles: readonly string[] = ["M-6 12q6 5 12 0", "M-10 10q10 14 20 0z", "M-20 8q20 34 40 0z"]

function Lady({ number }: { number: number }) {
  return (
    <>
      <path d="M-40-54h80V56h-80z" fill="#7a8f5a" stroke="#c9a227" strokeWidth="6" />
      <path d="M-24 4q-6-52 24-52T24 4l14 50h-76z" fill="#2a1a10" />
      <ellipse cy="-6" rx="19" ry="26" fill="#e8c890" />
      <path d="M-11-14h6v6h-6zM5-14h6v6H5z" />
      <path d="M-2-8h4v10h-4z" fill="#c9a06a" />
      <path d={smiles[(number - 1) % smiles.length]} fill="#fff" stroke="#8a3a2a" strokeWidth="2" />
    </>
  )
}

/** One of the machine's drawings on a sheet of paper, with what it was asked for below. */
export function Sheet({ order, number, guest, isHidden = false }: Props) {
  return (
    <svg
      viewBox="-70 -66 140 160"
      role={isHidden ? undefined : "img"}
      aria-hidden={isHidden || undefined}
      aria-label={isHidden ? undefined : labelOf(order, number, guest ? inSentence(guest) : undefined)}
    >
      <path d="M-69-65h138V93H-69z" fill="#fffdf5" stroke="#8a8472" />
      {roomFor(order) === "monalisa" ? (
        <Lady number={number} />
      ) : (
        pizzas[(number - 1) % drawings]?.(order, guest)
      )}
      <text
        y="82"
        textAnchor="middle"
        fontSize="17"
        fontFamily="var(--comic)"
        fill="#14408f"
        {...(order.length > 14 ? { textLength: 126, lengthAdjust: "spacingAndGlyphs" as const } : {})}
      >
        {order}
      </text>
    </svg>
  )
}
