import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../HowOdd.module.css"
import { basketText, type Laundry, lineText, looks, pegOf } from "../laundry"

type Props = {
  /** Null for a number that is not whole: half a sock is drawn. */
  laundry: Laundry | null
  /** The number of washes so far. */
  washes: number
}

const sock = "M-7 0H7V17Q7 22 12 25Q18 30 13 35Q9 38 2 34L-6 28Q-8 26 -7 22Z"
const patterns = ["M-7 2H7V6H-7Z", "M-7 8H7V11H-7ZM-7 14H7V17H-7Z", "M-7 2H7V6H-7ZM12 25Q18 30 13 35L5 33Z"]
const dots = "M-4 9h3v3h-3ZM2 14h3v3h-3ZM-4 19h3v3h-3ZM3 25h3v3h-3Z"

type SockProps = {
  x: number
  line: 0 | 1
  size: 1 | 2
  colour: string
  pattern: string
  isOwed: boolean
  lag: number
}

function Sock({ x, line, size, colour, pattern, isOwed, lag }: SockProps) {
  return (
    <g transform={`translate(${x} ${(size === 2 ? 28 : 22) + line * 54}) scale(${size})`}>
      <g className={styles.sock} style={{ animationDelay: `${-lag}s` }}>
        <path
          d={sock}
          fill={isOwed ? "none" : colour}
          stroke={isOwed ? "#555" : "#111"}
          strokeDasharray={isOwed ? "3 3" : undefined}
        />
        {!isOwed && <path d={pattern} fill="#fff" />}
      </g>
      <path d="M-2 -6H2V5H-2Z" fill="#d9a860" stroke="#6b4a1f" strokeWidth=".7" />
    </g>
  )
}

/** Draws the socks on their line, and the washing machine. */
export function Line({ laundry, washes }: Props) {
  const motion = useMotion()
  const text = laundry ? lineText(laundry) : "A washing line with half a sock."
  const rest = laundry ? basketText(laundry) : ""
  const pairs = laundry?.pairs ?? 0
  const odd = pegOf(pairs, 0, pairs)
  return (
    <svg
      className={styles.line}
      viewBox="0 0 380 150"
      role="img"
      aria-label={text}
      data-moves={motion || undefined}
    >
      <path d="M0 0H380V150H0Z" fill="#cfe6f5" />
      <path d="M0 126H380V150H0Z" fill="#8aa86a" />
      <path
        d={odd.size === 2 ? "M0 14Q150 30 296 14" : "M0 14Q150 26 296 14M0 68Q150 80 296 68"}
        fill="none"
        stroke="#333"
        strokeWidth="1.5"
      />
      <path d="M294 4H300V130H294Z" fill="#7a5632" />
      {looks.slice(0, pairs).map(({ colour, pattern }, pair) => (
        <g key={`${colour} ${pattern}`}>
          {([0, 1] as const).map(which => (
            <Sock
              key={which}
              {...pegOf(pair, which, pairs)}
              colour={colour}
              pattern={patterns[pattern] ?? ""}
              isOwed={laundry?.isOwed ?? false}
              lag={pair * 0.4 + which * 0.15}
            />
          ))}
        </g>
      ))}
      {laundry?.isOdd && (
        <g key={`odd ${washes}`}>
          <Sock {...odd} colour="#d3152b" pattern={dots} isOwed={laundry.isOwed} lag={1} />
        </g>
      )}
      {!laundry && (
        <svg width="300" height="64" aria-hidden="true">
          <Sock x={70} line={0} size={2} colour="#d3152b" pattern={dots} isOwed={false} lag={1} />
        </svg>
      )}
      {rest !== "" && (
        <g>
          <path d="M8 128H150L142 148H16Z" fill="#c9974f" stroke="#6b4a1f" strokeWidth="1.5" />
          <text x="79" y="143" fontSize="12" textAnchor="middle" fill="#111">
            {rest}
          </text>
        </g>
      )}
      <g key={washes} className={washes > 0 ? styles.machine : undefined}>
        <path d="M308 56H372V138H308Z" fill="#fff" stroke="#333" strokeWidth="2" />
        <path d="M308 56H372V72H308ZM316 60v8h18v-8Z" fill="#d5d9de" stroke="#333" />
        <circle cx="362" cy="64" r="4" fill="#333" />
        <circle cx="340" cy="104" r="23" fill="#8d99a6" stroke="#333" strokeWidth="2" />
        <circle cx="340" cy="104" r="17" fill="#284862" />
        <path
          className={styles.drum}
          d="M326 106q8 -10 14 0t14 0q0 14 -14 15q-14 -1 -14 -15Z"
          fill="#7db8e0"
        />
        <path d="M333 98h3v3h-3ZM344 98h3v3h-3Z" fill="#fff" />
      </g>
    </svg>
  )
}
