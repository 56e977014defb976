import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import { maxTurns } from "../logic"
import * as styles from "../Twitter.module.css"

type Props = {
  /** The frame of the run cycle, 0 to 7. */
  turn: number
  /** The squeaks that can still be sent. */
  turns: number
  /** True while the hamster is out of the wheel and eats the draft. */
  eats: boolean
  /** True while the wheel is empty, since it was pushed once too often. */
  isOut: boolean
  /** True if he is seen flying out of it. */
  flies: boolean
  /** The thing from another page, which pushes, too. */
  guest: Guest | null
}

/** The server: a wheel with a hamster in it, a lamp for each turn that is left, and a speaking tube. */
export function Wheel({ turn, turns, eats, isOut, flies, guest }: Props) {
  const spoke = (i: number) => ((i * 45 + turn * 11.25) * Math.PI) / 180
  const leg = turn % 2 === 0 ? 5 : -5
  return (
    <svg
      viewBox="0 0 420 130"
      role="img"
      aria-label={
        (isOut
          ? "A wheel without a hamster; all lamps are broken"
          : eats
            ? "A hamster beside his wheel, eating letters"
            : `A hamster in a wheel; ${turns} lamps are on`) +
        (guest ? `. Beside it: ${inSentence(guest)}` : "")
      }
    >
      <path fill="#f4e2b8" d="M-200 0h820v130H-200z" />
      <path fill="#e6cf98" d="M-200 104h820v26H-200z" />
      <path
        fill="none"
        stroke="#cdb173"
        d="M10 112h30M60 120h44M130 110h20M210 122h60M300 112h40M360 121h44"
      />
      {Array.from({ length: 17 }, (_, i) => i * 48 - 172).map(x => (
        <path key={x} fill="#b9b9c2" d={`M${x} 0h5v104h-5z`} />
      ))}
      <path fill="#8d8d99" d="M-200 6h820v5H-200zM-200 98h820v6H-200z" />
      <path fill="#6b5a8a" stroke="#33284a" strokeWidth="2" d="m118 112 26-52h8l26 52z" />
      <circle cx="148" cy="58" r="49" fill="#fff8e2" stroke="#d2551f" strokeWidth="7" />
      <circle
        cx="148"
        cy="58"
        r="44"
        fill="none"
        stroke="#7a2a08"
        strokeDasharray="5 6"
        strokeDashoffset={turn * 3}
      />
      {Array.from({ length: 8 }, (_, i) => spoke(i)).map(angle => (
        <path
          key={angle}
          stroke="#e9b08f"
          strokeWidth="3"
          d={`M148 58L${(148 + Math.cos(angle) * 44).toFixed(1)} ${(58 + Math.sin(angle) * 44).toFixed(1)}`}
        />
      ))}
      <circle cx="148" cy="58" r="6" fill="#d2551f" stroke="#7a2a08" />
      {isOut && (
        <path
          d="M318 8l6 16 14-12-4 18 18-4-12 14 16 6-18 6 8 16-16-8-4 18-10-14-10 14-2-18-16 6 8-14-18-4 16-8-12-12 18 2z"
          fill="#ffb347"
          stroke="#a8201a"
          strokeWidth="2"
          opacity=".85"
        />
      )}
      <g
        className={isOut && flies ? styles.flies : undefined}
        transform={eats ? "translate(86 24)" : undefined}
        visibility={isOut && !flies ? "hidden" : undefined}
      >
        <path
          stroke="#8a5a2b"
          strokeWidth="5"
          strokeLinecap="round"
          d={`M136 90l${leg} 10M160 90l${-leg} 10`}
        />
        <ellipse cx="146" cy="80" rx="25" ry="16" fill="#c98b4a" stroke="#5c3712" strokeWidth="1.5" />
        <ellipse cx="146" cy="86" rx="18" ry="9" fill="#f6e0bd" />
        <circle cx="168" cy="72" r="13" fill="#c98b4a" stroke="#5c3712" strokeWidth="1.5" />
        <circle cx="161" cy="61" r="5" fill="#c98b4a" stroke="#5c3712" strokeWidth="1.5" />
        <circle cx="172" cy="69" r="2.2" />
        <ellipse cx="176" cy="77" rx={eats ? 8 : 4} ry={eats ? 7 : 4} fill="#f6e0bd" />
        <path d="M179 72h4v3h-4z" fill="#7a2a3a" />
        {eats && (
          <g fontSize="14" fontWeight="bold" fill="#14508a">
            <text x="188" y="84">
              a
            </text>
            <text x="200" y="74">
              b
            </text>
          </g>
        )}
      </g>
      <g>
        <path fill="#5c5440" stroke="#2a2618" strokeWidth="2" d="M262 34h132v34H262z" />
        {Array.from({ length: maxTurns }, (_, i) => i).map(i => (
          <circle
            key={i}
            cx={274 + i * 13.5}
            cy="51"
            r="5"
            stroke="#1c1a10"
            fill={isOut ? "#111" : i < turns ? "#ffd83b" : "#3a3526"}
          />
        ))}
      </g>
      {guest && <GuestPicture guest={guest} x={26} y={54} width={72} height={60} />}
      <path fill="none" stroke="#2a2618" strokeWidth="3" d="M198 60q30 30 64-8" />
    </svg>
  )
}
