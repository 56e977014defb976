/** The drawings that a curse hangs on the window. */
import type { ReactNode } from "react"
import type { Curse } from "../logic"
import * as styles from "./Dress.module.css"

const line = { stroke: "#111", strokeWidth: 4, strokeLinecap: "round", strokeLinejoin: "round" } as const

function Legs() {
  return (
    <svg aria-hidden="true" className={styles.legs} viewBox="0 0 400 90">
      {[60, 150, 250, 340].map((x, i) => (
        <g key={x} className={styles.kick} style={{ animationDelay: `${i * 0.13}s` }}>
          <path
            d={`M${x} 0l${i % 2 ? 16 : -14} 44l${i % 2 ? -18 : 16} 34`}
            fill="none"
            {...line}
            strokeWidth="9"
          />
          <path d={`M${x - 4} 80h${i % 2 ? -20 : 24}`} fill="none" {...line} strokeWidth="10" />
        </g>
      ))}
    </svg>
  )
}

function Eyes() {
  return (
    <svg aria-hidden="true" className={styles.eyes} viewBox="0 0 400 300">
      {[110, 290].map(x => (
        <g key={x}>
          <ellipse cx={x} cy="100" rx="70" ry="82" fill="#fff" {...line} />
          <circle className={styles.pupil} cx={x} cy="110" r="34" fill="#111" />
          <path className={styles.lid} d={`M${x - 74} 96a74 88 0 0 1 148 0z`} fill="#c0c0c0" {...line} />
        </g>
      ))}
      <path d="M110 240q90 60 180 0" fill="none" {...line} strokeWidth="10" />
    </svg>
  )
}

function Horns({ fill }: { fill: string }) {
  return (
    <svg aria-hidden="true" className={styles.top} viewBox="0 0 300 80">
      <path d="M40 80Q0 30 34 4q0 40 50 76zM260 80q40-50 6-76 0 40-50 76z" fill={fill} {...line} />
    </svg>
  )
}

export const dress: Partial<Record<Curse, ReactNode>> = {
  c0ffee: (
    <>
      <div className={styles.drink} />
      <div className={styles.handle} />
      <svg aria-hidden="true" className={styles.steam} viewBox="0 0 300 120">
        {[60, 150, 240].map(x => (
          <path key={x} d={`M${x} 118q-24-26 0-52t0-54`} fill="none" stroke="#fff" strokeWidth="12" />
        ))}
      </svg>
    </>
  ),
  dead: <Legs />,
  bed: (
    <>
      <div className={styles.pillow} />
      <div className={styles.blanket} />
    </>
  ),
  babe: (
    <svg aria-hidden="true" className={styles.dummy} viewBox="0 0 120 120">
      <circle cx="60" cy="82" r="26" fill="none" stroke="#e0559a" strokeWidth="10" />
      <path d="M14 46q46-26 92 0-10 30-46 30T14 46z" fill="#ffb3d4" {...line} />
    </svg>
  ),
  decade: <div className={styles.tape} />,
  beef: (
    <>
      <div className={styles.spots} />
      <Horns fill="#f4ead2" />
    </>
  ),
  "666": (
    <>
      <div className={styles.red} />
      <Horns fill="#c81d1d" />
      <svg aria-hidden="true" className={styles.tail} viewBox="0 0 160 120">
        <path d="M4 10q60 120 120 50" fill="none" stroke="#c81d1d" strokeWidth="9" />
        <path d="M124 60l-16-26 48-4-14 46z" fill="#c81d1d" {...line} />
      </svg>
    </>
  ),
  a55: (
    <svg aria-hidden="true" className={styles.top} viewBox="0 0 300 80">
      {[80, 220].map(x => (
        <g key={x} className={styles.ear}>
          <path d={`M${x - 26} 84Q${x - 40} 10 ${x} 2q40 8 26 82z`} fill="#8d857c" {...line} />
          <path d={`M${x - 12} 84q-8-50 12-66 20 16 12 66z`} fill="#e6b9b0" />
        </g>
      ))}
    </svg>
  ),
  face: <Eyes />,
  dad: (
    <svg aria-hidden="true" className={styles.dadFace} viewBox="0 0 400 240">
      <path
        d="M60 40h110v76H60zM230 40h110v76H230zM170 62q30-16 60 0"
        fill="#fff5"
        {...line}
        strokeWidth="12"
      />
      <path
        d="M200 178q-40-44-86-22-36 18-64 2 14 62 76 58 46-2 74-30 28 28 74 30 62 4 76-58-28 16-64-2-46-22-86 22z"
        fill="#5b3a1e"
        {...line}
      />
    </svg>
  ),
  c001: (
    <svg aria-hidden="true" className={styles.shades} viewBox="0 0 400 110" shapeRendering="crispEdges">
      <path
        d="M0 20h400v18h-20v20h-18v20h-20v18H246V76h-20V38h-34v38h-20v20H58V76H38V58H20V38H0z"
        fill="#111"
      />
      <path
        d="M76 38h18v18H76zM94 56h18v18H94zM112 38h18v18h-18zM264 38h18v18h-18zM282 56h18v18h-18zM300 38h18v18h-18z"
        fill="#fff"
      />
    </svg>
  ),
  cafe: <div className={styles.awning} />,
  cab: (
    <>
      <div className={styles.chequers} />
      <div className={styles.sign}>TAXI</div>
      <div className={styles.wheels} />
    </>
  ),
  "1ce": (
    <>
      <div className={styles.frost} />
      <div className={styles.icicles} />
    </>
  ),
  fa11: <div className={styles.nail} />,
  "404": <div className={styles.missing}>404</div>,
  b0b: <div className={styles.lifebelt} />,
  "1dea": (
    <svg aria-hidden="true" className={styles.bulb} viewBox="0 0 100 130">
      <path d="M50 4a40 40 0 0 0-22 74q6 6 6 18h32q0-12 6-18A40 40 0 0 0 50 4z" fill="#ffe94a" {...line} />
      <path d="M36 104h28M38 116h24M40 60q10-14 20 0" fill="none" {...line} />
    </svg>
  ),
}
