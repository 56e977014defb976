import * as styles from "../FridayOffice.module.css"
import type { Boss } from "../logic"

type Props = { isParty: boolean; boss: Boss; moving: boolean; label: string }

const colleagues = [
  { x: 70, shirt: "#c94f4f", hair: "#4a2f1b" },
  { x: 190, shirt: "#3f7fbf", hair: "#e0b050" },
  { x: 310, shirt: "#5f9f4f", hair: "#222" },
] as const

/** The office, 640 by 260 units: three desks, a plant, and the door through which the boss comes. */
export function Scene({ isParty, boss, moving, label }: Props) {
  return (
    <svg
      viewBox="0 0 640 260"
      role="img"
      aria-label={label}
      className={styles.scene}
      data-party={isParty || undefined}
      data-moving={moving || undefined}
    >
      <path className={styles.wall} d="M0 0h640v260H0z" />
      <path fill="#8d7b68" d="M0 214h640v46H0z" />
      <path fill="#fff" stroke="#777" strokeWidth="3" d="M40 24h170v74H40z" />
      <path stroke="#777" strokeWidth="2" d="M125 24v74M40 60h170" />
      <Clock />
      <Plant />
      {isParty && <Lights />}
      {colleagues.map((colleague, i) => (
        <Colleague key={colleague.shirt} {...colleague} delay={i} />
      ))}
      <Door boss={boss} />
      {boss === "dancing" && <Chief x={430} className={styles.dancer} />}
    </svg>
  )
}

function Clock() {
  return (
    <g stroke="#333" strokeWidth="3" fill="#fff">
      <circle cx="270" cy="52" r="24" />
      <path d="M270 52V36M270 52l11 7" fill="none" />
    </g>
  )
}

function Plant() {
  return (
    <g className={styles.dancer} style={{ animationDelay: "-0.2s" }}>
      <path fill="#3d8b3d" d="M400 176q-26-40-8-64 10 30 12 56 2-40 20-62 10 34-8 70z" />
      <path fill="#b5602f" d="M386 174h36l-6 42h-24z" />
    </g>
  )
}

function Lights() {
  return (
    <g className={styles.lights} fillOpacity="0.35">
      <path fill="#ff3fa4" d="M330 0L180 260h150z" />
      <path fill="#39c5ff" d="M330 0l40 260h140z" />
      <path fill="#ffe14d" d="M330 0L20 260h110z" />
      <circle cx="330" cy="12" r="14" fill="#ddd" fillOpacity="1" />
    </g>
  )
}

/** A colleague in a tie behind a desk with a screen. */
function Colleague({ x, shirt, hair, delay }: { x: number; shirt: string; hair: string; delay: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <g className={styles.dancer} style={{ animationDelay: `${-0.17 * delay}s` }}>
        <path fill={shirt} d="M-24 206v-42q0-22 24-22t24 22v42z" />
        <path
          className={styles.arms}
          stroke={shirt}
          strokeWidth="11"
          strokeLinecap="round"
          fill="none"
          d="M-22 164l-14 24M22 164l14 24"
        />
        <path
          className={styles.raised}
          stroke={shirt}
          strokeWidth="11"
          strokeLinecap="round"
          fill="none"
          d="M-22 160l-18-32M22 160l18-32"
        />
        <circle cy="122" r="19" fill="#f0c8a0" />
        <path fill={hair} d="M-20 120q-2-24 20-24t20 24q-8-12-20-12t-20 12z" />
        <path fill="#222" d="M-8 121h4v4h-4zM5 121h4v4H5z" />
        <path className={styles.mouth} stroke="#222" strokeWidth="2" fill="none" d="M-5 132h10" />
        <path className={styles.tie} fill="#333" d="M-4 143h8l-2 7 4 26-6 6-6-6 4-26z" />
      </g>
      <path fill="#c9a06a" stroke="#7a5a30" strokeWidth="2" d="M-54 196h108v12H-54z" />
      <path fill="#7a5a30" d="M-48 208h8v40h-8zM40 208h8v40h-8z" />
      <path fill="#d8d4c8" stroke="#777" strokeWidth="2" d="M-48 164h44v32h-44z" />
      <path className={styles.screen} d="M-44 168h36v24h-36z" />
    </g>
  )
}

function Door({ boss }: { boss: Boss }) {
  const isOpen = boss === "door" || boss === "dancing"
  return (
    <g>
      <path fill={isOpen ? "#2b2b33" : "#9a7448"} stroke="#5b4326" strokeWidth="5" d="M520 42h96v174h-96z" />
      {boss === "door" && <Chief x={568} />}
      {!isOpen && (
        <>
          <path fill="#e6eef2" stroke="#5b4326" strokeWidth="3" d="M540 60h56v62h-56z" />
          {boss === "corridor" && (
            <path fill="#39434d" d="M548 122q-2-26 12-30-8-22 8-24 17 2 9 24 14 4 12 30z" />
          )}
          <circle cx="606" cy="140" r="5" fill="#e2b04a" />
        </>
      )}
    </g>
  )
}

/** The boss, with his feet at the bottom of the door. */
function Chief({ x, className }: { x: number; className?: string | undefined }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <g className={className}>
        <path fill="#3a3f55" d="M-32 214v-82q0-28 32-28t32 28v82z" />
        <path fill="#fff" d="M-8 106h16l-8 34z" />
        <path fill="#a02020" d="M-3 110h6l4 34-7 10-7-10z" />
        <circle cy="82" r="25" fill="#eab58c" />
        <path fill="#777" d="M-25 80q-2-8 2-14 0 10 4 14zM25 80q2-8-2-14 0 10-4 14z" />
        <path fill="#222" d="M-11 80h5v5h-5zM7 80h5v5H7z" />
        <path fill="#555" d="M-14 93q14-9 28 0-14 5-28 0z" />
        {className && <path fill="#ff3fa4" stroke="#7a1048" d="M-14 60L0 26l14 34z" />}
      </g>
    </g>
  )
}
