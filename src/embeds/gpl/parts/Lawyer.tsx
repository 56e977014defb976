import { useMotion } from "../../../hooks/browser/motion"
import { GuestButton, styleOver } from "../../../kits/guest/GuestButton"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { ThingPicture } from "../../../kits/guest/ThingPicture"
import { type Guest, inSentence } from "../../../kits/guest/useGuest"
import * as styles from "../Gpl.module.css"
import { maxObjections, stamps } from "../logic"

type Props = {
  /** The number of objections that he has made. */
  made: number
  /** True while he waits for the reels. */
  waits: boolean
  /** A thing from another page, which lies on the folder, and whether he has objected to it. */
  guest: Guest | null
  isStamped: boolean
  /** The paths of the pages whose things he has objected to before; the first two stand on his shelves. */
  exhibits: readonly string[]
}

/** The places of the exhibits, on the shelves behind him. */
const places = [230, 24]

/** The lawyer at his desk: the folder of objections that is left, his arm with the stamp, and what it says. */
export function Lawyer({ made, waits, guest, isStamped, exhibits }: Props) {
  const moves = useMotion()
  const left = Math.max(0, maxObjections - made)
  const stamped = made > 0 && !waits
  const isTired = left <= 3
  const guestBox = { x: 14, y: (left > 0 ? 189 : 184) - left * 7 - 60, width: 82, height: 60 }
  return (
    <div className={styles.chamber}>
      <svg
        className={styles.lawyer}
        viewBox="0 0 300 230"
        role="img"
        aria-label={`The lawyer. Objections left in his folder: ${left}${
          guest ? `. On it: ${inSentence(guest)}${isStamped ? ", stamped" : ""}` : ""
        }${exhibits.length > 0 ? ". On his shelves: exhibits, stamped NO" : ""}`}
      >
        <path fill="#3c4a3a" d="M0 0h300v230H0z" />
        <path fill="#2f3b2e" d="M0 150h300v80H0z" />
        {[12, 44, 76, 220, 252].map((x, i) => (
          <path
            key={x}
            fill={["#7a3b2a", "#2f4f7a", "#7a6a2a", "#4a2f6a", "#7a3b2a"][i]}
            d={`M${x} 14h26v74h-26zM${x + 5} 26h16v4h-16z`}
          />
        ))}
        <path fill="#5d4326" d="M6 88h98v8H6zM214 88h80v8h-80z" />
        {exhibits.slice(0, places.length).map((from, i) => (
          <g key={from} transform={`translate(${places[i] ?? 0} 42)`}>
            <path fill="#e9e4d2" d="M0 0h50v46H0z" />
            <ThingPicture from={from} width={50} height={46} />
            <path fill="#fffef4" stroke="#c01020" strokeWidth="2" d="M14 34h22v11H14z" />
            <text x="25" y="43" textAnchor="middle" fontSize="10" fontWeight="bold" fill="#c01020">
              NO
            </text>
          </g>
        ))}
        <path fill="#1d2233" d="M92 190v-46q0-32 52-32t52 32v46z" />
        <path fill="#fff" d="M126 114h36l-18 46z" />
        <path
          fill={isTired ? "#6a7aa0" : "#20408a"}
          d="M144 122l-8 8 8 34 8-34z"
          transform={isTired ? "rotate(14 144 122)" : undefined}
        />
        <circle cx="144" cy="76" r="36" fill="#eec39c" />
        <path
          fill="#e9e7e1"
          d="M104 80q-8-52 40-52t40 52l-8 22q-2-34-12-46-20-8-40 0-10 12-12 46zM98 78q-6 14 4 28l10-2-4-28zM190 78q6 14-4 28l-10-2 4-28z"
        />
        <g fill="none" stroke="#222" strokeWidth="3">
          <circle cx="131" cy="78" r="10" />
          <circle cx="157" cy="78" r="10" />
          <path d="M141 78h6" />
        </g>
        <g fill="#111">
          <circle cx={waits ? 125 : 131} cy="79" r="3.4" />
          <circle cx={waits ? 151 : 157} cy="79" r="3.4" />
        </g>
        <path
          d={waits ? "M136 98h16" : isTired ? "M132 101q12-8 24 0" : "M130 96q14 2 28 0"}
          stroke="#7a2030"
          strokeWidth="3"
          fill="none"
        />
        {isTired && <path fill="#8fd6ff" d="M184 60q6 10 0 13-6-3 0-13z" />}
        <path fill="#7a5230" d="M0 184h300v46H0z" />
        <path fill="#94673f" d="M0 184h300v7H0z" />
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].slice(0, left).map(i => (
          <path
            key={i}
            fill={i % 2 ? "#fff" : "#f1ead2"}
            stroke="#998"
            d={`M${22 + (i % 3) * 2} ${182 - i * 7}h62v6h-62z`}
          />
        ))}
        {guest && (
          <g transform={`translate(${guestBox.x} ${guestBox.y + guestBox.height})`}>
            <GuestPicture
              guest={guest}
              y={-guestBox.height}
              width={guestBox.width}
              height={guestBox.height}
            />
            {isStamped && (
              <g
                className={moves ? styles.stampMark : undefined}
                transform="translate(62 -12) rotate(-12) scale(0.72)"
              >
                <path
                  d="M-26-15h52v28h-52z"
                  fill="#fffef4"
                  fillOpacity="0.75"
                  stroke="#c01020"
                  strokeWidth="3"
                />
                <text y="7" textAnchor="middle" fontSize="21" fontWeight="bold" fill="#c01020">
                  NO
                </text>
              </g>
            )}
          </g>
        )}
        <path fill="#fffef4" stroke="#998" d="M176 190l96-4 14 36-104 6z" />
        {stamped && (
          <text
            key={`mark ${made}`}
            className={moves ? styles.stampMark : undefined}
            x="230"
            y="215"
            textAnchor="middle"
            fontSize={Math.min(26, 150 / (stamps[made - 1]?.length ?? 1))}
            fontWeight="bold"
            fill="#c01020"
            transform="rotate(-7 230 210)"
          >
            {stamps[made - 1]?.toUpperCase()}
          </text>
        )}
        <g key={stamped ? `arm ${made}` : "arm"} className={stamped && moves ? styles.stamping : undefined}>
          <path d="M188 138q34-2 40-30" stroke="#1d2233" strokeWidth="20" strokeLinecap="round" fill="none" />
          <circle cx="228" cy="104" r="12" fill="#eec39c" />
          <path d="M220 78h16v22h-16z" fill="#7a3b1a" />
          <path d="M212 112h32v14h-32z" fill="#5a2a12" />
        </g>
      </svg>
      {guest && <GuestButton guest={guest} isPictured={false} style={styleOver(guestBox, [300, 230])} />}
    </div>
  )
}
