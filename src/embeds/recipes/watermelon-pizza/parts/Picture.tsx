import { GuestPicture } from "../../../../kits/guest/GuestPicture"
import type { Guest } from "../../../../kits/guest/useGuest"
import type { Step } from "../../../../lib/content/recipe"
import type { Melons } from "../logic"
import { Scene } from "./Scene"

type Props = {
  of: Step["picture"]
  pizzas: number
  melons: Melons
  label: string
  /** The slices eaten of the pizza in the middle. */
  bitten: number
  /** The seeds on the table. */
  spat: number
  /** The thing from another page on the pizza. */
  guest: Guest | null
  onBite: () => void
  onSpit: () => void
}

/** A slice's outline on the pizza, which is seen from the side. */
function sliceAt(index: number): string {
  const point = (at: number) => {
    const angle = (at * Math.PI) / 3
    return `${(Math.cos(angle) * 93).toFixed(1)} ${(Math.sin(angle) * 49).toFixed(1)}`
  }
  return `M0 0L${point(index)}A93 49 0 0 1 ${point(index + 1)}z`
}

/** Draws the kitchen table: the current step, the boxes of finished pizzas, and the remaining melons. */
export function Picture({ of, pizzas, melons, label, bitten, spat, guest, onBite, onSpit }: Props) {
  const stacks = Math.ceil(pizzas / 10)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the buttons beside it
    <svg
      viewBox="0 0 480 250"
      role="img"
      aria-label={label}
      onClick={({ target }) => {
        if ((target as Element).closest("[data-melon]")) onSpit()
        else if ((target as Element).closest("[data-pizza]") && of === "pizza") onBite()
      }}
    >
      <rect width="480" height="250" fill="#f7e6c4" />
      {Array.from({ length: 14 }, (_, i) => `M${i * 36} 0v168`).map(d => (
        <path key={d} d={d} stroke="#eed7a8" strokeWidth="2" />
      ))}
      <path d="M0 84h480M0 42h480M0 126h480" stroke="#eed7a8" strokeWidth="2" />
      <path d="M0 168h480v82H0z" fill="#9a5f34" />
      <path d="M0 168h480v7H0z" fill="#c88a52" />
      <path d="M0 205h480M0 232h480" stroke="#86502a" strokeWidth="2" />
      <g transform="translate(22 24)">
        <path d="M0 0h58v46H0z" fill="#cfe8ff" stroke="#7b5a34" strokeWidth="5" />
        <path d="M29 0v46M0 23h58" stroke="#7b5a34" strokeWidth="3" />
        <circle cx="15" cy="12" r="6" fill="#ffd84a" />
      </g>
      {Array.from({ length: pizzas }, (_, i) => {
        const [x, y] = [400 - (i % stacks) * 15 - (stacks > 3 ? 0 : 8), 178 - Math.floor(i / stacks) * 9]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike and stay in their place.
          <g key={i} transform={`translate(${x} ${y})`}>
            <path d="M0 0h58v8H0z" fill={i % 2 ? "#f4f0e6" : "#e9e0cc"} stroke="#9c8a66" />
            <path d="M4 3h10v2H4z" fill="#c8202a" />
          </g>
        )
      })}
      <g
        data-pizza=""
        transform="translate(236 108) scale(1.15)"
        style={{ cursor: of === "pizza" ? "pointer" : undefined }}
      >
        <Scene of={of} />
        {of === "pizza" && (
          <g transform="translate(0 18)">
            {Array.from({ length: bitten }, (_, i) => sliceAt(i)).map(slice => (
              <path key={slice} d={slice} fill="#b9c0cc" stroke="#b9c0cc" strokeWidth="2" />
            ))}
            {bitten > 0 && <path d="M-20 8h3v2h-3zM30 20h4v3h-4zM8-20h3v2H8z" fill="#8a4a1c" />}
            {guest && <GuestPicture guest={guest} x={-40} y={-52} width={80} height={66} />}
          </g>
        )}
      </g>
      {Array.from({ length: spat }, (_, i) => [128 + ((i * 47) % 120), 206 + ((i * 29) % 38)] as const).map(
        ([x, y], i) => (
          <path
            key={`${x} ${y}`}
            transform={i === 8 ? "translate(58 46)" : `translate(${x} ${y}) rotate(${i * 50})`}
            d="M-5 0q5-5 10 0-5 5-10 0z"
            fill="#2a0a0c"
            stroke="#fff"
            strokeWidth="0.7"
          />
        ),
      )}
      <Melon rest={melons.left / 2500} count={melons.melons} />
    </svg>
  )
}

/** Draws the melon cut last with its remaining flesh, and the earlier ones. */
function Melon({ rest, count }: { rest: number; count: number }) {
  const whole = Math.min(3, count - 1)
  return (
    <g data-melon="" style={{ cursor: "pointer" }} transform="translate(66 176)">
      {[0, 1, 2].slice(0, whole).map(i => (
        <g key={i} transform={`translate(${-30 + i * 30} 44) scale(.5)`}>
          <path d="M-46 0q0-30 46-30t46 30q0 26-46 26T-46 0z" fill="#8aa080" opacity=".45" />
        </g>
      ))}
      <path d="M-58 -4q0 54 58 54T58 -4z" fill="#1f6b35" />
      <path
        d="M-40 18q8 24 28 30M-14 30q4 14 14 20M14 30q-4 14-4 20M40 18q-8 24-22 30"
        stroke="#8ed08a"
        strokeWidth="3"
        fill="none"
      />
      <ellipse cy="-4" rx="58" ry="16" fill="#e8f5d0" />
      <ellipse cy="-4" rx="53" ry="13" fill="#f9d8c8" />
      <ellipse cy="-4" rx={52 * Math.sqrt(rest)} ry={12.5 * Math.sqrt(rest)} fill="#e8384a" />
      <path
        d="M-14 -6l3 3m8-7l3 3m9 0l3-3m-16 10l3 2m10-1l3 2"
        stroke="#2a0a0c"
        strokeWidth="3"
        strokeLinecap="round"
        opacity={rest > 0.3 ? 1 : 0}
      />
    </g>
  )
}
