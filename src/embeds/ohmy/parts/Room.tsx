import type { SVGProps } from "react"
import { levels, limit } from "../logic"
import * as styles from "../OhMy.module.css"

const stripes = Array.from({ length: 16 }, (_, i) => i * 30 + 8)

type Props = {
  level: number
  moving: boolean
  label: string
  /** The offset by which the gentleman is pulled, in pixels. */
  pulled: { x: number; y: number }
  hand: SVGProps<SVGSVGElement>
}

/** Draws the room with all damage up to the level. */
export function Room({ level, moving, label, pulled, hand }: Props) {
  const is = (from: number) => level >= from
  const over = level === limit
  const { text, size } = levels[level] ?? levels[0] ?? { text: "", size: 1 }
  const letters = Math.min(26 * size, 760 / text.length)
  const mouth = over ? 3 : 3 + level * 1.6
  return (
    <svg
      {...hand}
      className={styles.room}
      viewBox="0 0 480 290"
      role="img"
      aria-label={label}
      data-shake={moving && is(9) && !over ? "" : undefined}
    >
      <rect width="480" height="290" fill={over ? "#000" : "#7c2f3e"} />
      {!over && stripes.map(x => <path key={x} d={`M${x} 0v232`} stroke="#8d3b4c" strokeWidth="9" />)}
      {over && (
        <path
          d="M0 40h480M0 90h480M0 140h480M0 190h480M0 240h480M60 0v290M120 0v290M180 0v290M240 0v290M300 0v290M360 0v290M420 0v290"
          stroke="#1c5a2a"
        />
      )}
      {!over && <path d="M0 232h480v58H0z" fill="#4a2c1c" />}
      {!over && <path d="M0 226h480v10H0z" fill="#e0c8a0" />}
      <g transform="translate(332 40)">
        <path d="M0 0h118v122H0z" fill="#101c40" />
        <path
          d="M18 22h.1M52 14h.1M34 60h.1M20 98h.1M90 96h.1M70 108h.1"
          stroke="#fff"
          strokeWidth={is(7) ? 7 : 4}
          strokeLinecap="round"
        />
        <g transform="translate(84 42)">
          <circle r="24" fill="#fff3c0" />
          <circle cx="-7" cy="-5" r="3" fill="#4a4020" />
          <circle cx="8" cy="-5" r="3" fill="#4a4020" />
          {is(11) ? (
            <ellipse cy="9" rx="6" ry="9" fill="#4a2020" />
          ) : (
            <path d="M-7 8q7 5 14 0" stroke="#4a4020" strokeWidth="2" fill="none" />
          )}
        </g>
        {!is(9) && <path d="M10 10l30 40-30 50z" fill="#fff" opacity=".15" />}
        {is(9) && (
          <path
            d="M0 0l30 34-14 12 24 30-40 46zM118 0L96 26l14 20-30 12 38 30zM40 122l14-30 22 12 10-16 16 34z"
            fill="#bcdcf4"
            opacity=".75"
          />
        )}
        <path d="M0 0h118v122H0zM59 0v122M0 61h118" fill="none" stroke="#e0c8a0" strokeWidth="7" />
      </g>
      <g transform={`translate(72 48) rotate(${over ? 90 : is(5) ? 24 : 0})`}>
        <path d="M-44-28h88v64h-88z" fill="#b8862b" />
        <path d="M-36-20h72v48h-72z" fill="#8fc8e8" />
        <path d="M-36 12q20-20 36-4t36-6v26h-72z" fill="#4a8a4a" />
        <circle cx="20" cy="-6" r="7" fill="#ffd84a" />
      </g>
      <g
        transform={`translate(214 0) rotate(${over ? 0 : is(6) ? 20 : 0})`}
        className={moving && is(6) && !over ? styles.swing : undefined}
      >
        <path d="M0 0v40" stroke="#d8b040" strokeWidth="4" />
        <path
          d="M-30 62q4-24 30-24t30 24z"
          fill={over ? "#333" : "#ffe9a0"}
          stroke="#b8862b"
          strokeWidth="3"
        />
        {!over && <path d="M-30 64h60l20 40h-100z" fill="#fff6c8" opacity=".16" />}
      </g>
      {is(8) && !over && (
        <g transform="translate(44 188)">
          <path d="M-30 44q0-50 30-50t30 50z" fill="#1c0a0c" />
          <ellipse cy="26" rx="20" ry="18" fill="#e0a050" />
          <circle cx="-13" cy="10" r="6" fill="#c07c3a" />
          <circle cx="13" cy="10" r="6" fill="#c07c3a" />
          <circle cx="-7" cy="22" r="3" fill="#111" />
          <circle cx="7" cy="22" r="3" fill="#111" />
          <ellipse cy="33" rx="4" ry="5" fill="#6a2020" />
        </g>
      )}
      {is(10) && !over && (
        <path
          d="M300 0l-14 50 20 30-26 44 16 36-22 66M130 0l10 44-18 20 14 40"
          fill="none"
          stroke="#1c0a0c"
          strokeWidth="4"
        />
      )}
      <g
        transform={`translate(${(over ? 240 : 222) + pulled.x} ${(over ? 30 : 0) + Math.max(0, pulled.y)}) skewX(${-pulled.x / 6})`}
      >
        <path d="M-62 290q-2-88 62-90 64 2 62 90z" fill="#2a3450" />
        <path d="M-22 202l22 40 22-40-22-8z" fill="#fff" />
        <path d="M-14 214l14 8 14-8v18l-14-8-14 8z" fill="#c8202a" />
        <circle cy="160" r="46" fill="#f0b890" />
        <path d="M-46 152q-8-4-8 8t10 12zM46 152q8-4 8 8t-10 12z" fill="#e2a078" />
        <path
          d={is(1) ? "M-32 134q12-12 24-2M8 132q12-10 24 2" : "M-32 144q12-6 24 0M8 144q12-6 24 0"}
          fill="none"
          stroke="#5a3a1e"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <ellipse
          cx="-18"
          cy="154"
          rx={7 + level * 0.5}
          ry={over ? 2 : 6 + level * 0.8}
          fill="#fff"
          stroke="#7a4a2a"
        />
        <ellipse
          cx="18"
          cy="154"
          rx={7 + level * 0.5}
          ry={over ? 2 : 6 + level * 0.8}
          fill="#fff"
          stroke="#7a4a2a"
        />
        {!over && <circle cx="-18" cy="154" r="4" fill="#26406a" />}
        {!over && <circle cx="18" cy="154" r="4" fill="#26406a" />}
        <path d="M-26 180q12-14 26-4 14-10 26 4-14 4-26-1-12 5-26 1z" fill="#5a3a1e" />
        <ellipse cy={186 + mouth / 3} rx={5 + mouth / 2} ry={mouth} fill="#6a1820" />
        <g transform={is(2) ? `translate(${over ? 60 : 34} ${over ? 84 : 64}) rotate(40)` : ""}>
          <circle cx="18" cy="154" r="14" fill="none" stroke="#d8b040" strokeWidth="3" />
          <path d="M30 162q8 30-8 50" fill="none" stroke="#d8b040" strokeWidth="2" />
        </g>
        <g
          transform={
            over
              ? "translate(-150 172) rotate(-12)"
              : is(4)
                ? `translate(0 ${-12 - level * 4}) rotate(12 0 100)`
                : ""
          }
        >
          <path d="M-52 112h104v10H-52z" fill="#1c1c24" />
          <path d="M-32 56h64v58h-64z" fill="#1c1c24" />
          <path d="M-32 98h64v10h-64z" fill="#c8202a" />
          <path d="M-26 60h8v36h-8z" fill="#3a3a48" />
        </g>
      </g>
      <g transform={`translate(${over ? 380 : 352} ${over ? 268 : 236}) rotate(${over ? 130 : 0})`}>
        <path d="M-26-22h44q0 34-22 34t-22-34z" fill="#fff" stroke="#b9c4d4" strokeWidth="2" />
        <path d="M18-16q16-2 14 8t-18 8" fill="none" stroke="#fff" strokeWidth="5" />
        <path
          d={is(3) ? "M-26-22q6-12 12 0t10-6 10 4 12 2q-4 8-22 8t-22-8z" : "M-26-22q22 10 44 0-22-6-44 0z"}
          fill="#b5651d"
        />
        {is(3) && (
          <path d="M-20-34h.1M8-40h.1M-4-48h.1" stroke="#b5651d" strokeWidth="6" strokeLinecap="round" />
        )}
        <path d="M-36 14h64l-8 6h-48z" fill="#dfe6f0" />
      </g>
      {over && (
        <g transform="translate(16 108)" fontFamily="Tahoma,Verdana,sans-serif" fontSize="13" fill="#111">
          <path d="M0 0h172v78H0z" fill="#c0c0c0" stroke="#fff" strokeWidth="2" />
          <path d="M3 3h166v18H3z" fill="#000080" />
          <text x="8" y="17" fill="#fff" fontWeight="bold">
            OH.EXE
          </text>
          <circle cx="24" cy="48" r="14" fill="#d0202a" />
          <path d="M18 42l12 12M30 42l-12 12" stroke="#fff" strokeWidth="4" />
          <text x="48" y="46">
            This program has
          </text>
          <text x="48" y="62">
            run out of oh.
          </text>
        </g>
      )}
      <text
        x="240"
        y={over ? 100 : 282}
        fontSize={letters}
        fontWeight="bold"
        fontFamily="'Comic Neue','Comic Sans MS',cursive"
        textAnchor="middle"
        fill={over ? "#5cff6a" : "#fff36a"}
        stroke={over ? "none" : "#3a0c10"}
        strokeWidth={letters / 9}
        paintOrder="stroke"
      >
        {text}
      </text>
    </svg>
  )
}
