import { GuestPicture } from "../../../../kits/guest/GuestPicture"
import type { Visitor } from "../../../../kits/guest/useGuest"
import type { Throw } from "../throws"

/** The owner of a hand: visitor, hamster (a paw) or machine (a gripper). */
export type Owner = "visitor" | "hamster" | "machine"

const looks: Record<Owner, { skin: string; nail: string; sleeve: string; edge: string }> = {
  visitor: { skin: "#ffcf8f", nail: "#ffe9cc", sleeve: "#1f5fbf", edge: "#5a3300" },
  hamster: { skin: "#c8853f", nail: "#ffd9d2", sleeve: "#fff3df", edge: "#43240a" },
  machine: { skin: "#aeb9c6", nail: "#5dff5d", sleeve: "#4b5563", edge: "#141a22" },
}

/** The rotation of each finger in degrees, from the forefinger down; null is curled. */
const fingers: Record<Throw, readonly (number | null)[]> = {
  rock: [null, null, null, null],
  paper: [-9, -3, 3, 10],
  scissors: [-15, 9, null, null],
}

type Props = {
  thrown: Throw | null
  of: Owner
  holds?: Visitor | null
  /** True if the thing that it holds has left the page since. */
  isGone?: boolean
}

/** A hand seen from the side, with the wrist on the left. Shows a fist if `thrown` is null. */
export function HandPicture({ thrown, of, holds = null, isGone = false }: Props) {
  const { skin, nail, sleeve, edge } = looks[of]
  const shape = thrown ?? "rock"
  const corner = of === "machine" ? 2 : 7
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" focusable="false">
      <g stroke={edge} strokeWidth="2.5" strokeLinejoin="round">
        <path d="M2 32H28V72H2Z" fill={sleeve} />
        <path d="M24 28H34V76H24Z" fill={of === "visitor" ? "#fff" : sleeve} />
        {fingers[shape].map((turn, at) => {
          const y = 24 + at * 13
          return turn === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finger is its place
            <g key={at} transform={`rotate(${turn} 64 ${y + 6})`}>
              <rect x="58" y={y} width="54" height="13" rx={corner} fill={skin} />
              <rect x="102" y={y + 3} width="8" height="7" rx={corner / 2} fill={nail} strokeWidth="1" />
            </g>
          )
        })}
        <rect x="30" y="22" width="44" height="56" rx={of === "machine" ? 4 : 14} fill={skin} />
        {fingers[shape].map((turn, at) =>
          turn === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a finger is its place
            <rect key={at} x="52" y={24 + at * 13} width="34" height="13" rx={corner} fill={skin} />
          ) : null,
        )}
        {shape === "paper" ? (
          <rect x="40" y="2" width="13" height="34" rx={corner} fill={skin} transform="rotate(24 46 30)" />
        ) : (
          <rect
            x="42"
            y={shape === "scissors" ? 50 : 34}
            width="34"
            height="14"
            rx={corner}
            fill={skin}
            transform={`rotate(${shape === "scissors" ? 8 : 14} 46 44)`}
          />
        )}
        {of === "hamster" && (
          <g fill="#f0a79c" stroke="none">
            <circle cx="40" cy="60" r="5" />
            <circle cx="40" cy="46" r="3.5" />
          </g>
        )}
        {of === "machine" && <path d="M34 34H46M34 66H46" stroke="#5dff5d" strokeWidth="3" />}
      </g>
      {holds && <GuestPicture guest={holds} isGone={isGone} x={62} y={0} width={58} height={62} />}
    </svg>
  )
}
