import { type CSSProperties, useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import * as styles from "./ChatDoors.module.css"
import { answerTo, greeting, maxOnFloor, placementOf, type Room } from "./doors"
import { Drawing } from "./parts/Drawing"

/** The two doors and the rooms behind them. */
const doors = [
  {
    to: "/chat-gpt/pizza",
    room: "pizza",
    name: "Pizza",
    inside: (
      <g>
        <path d="M0 0h120v170H0z" fill="#c23b22" />
        <path d="M0 0h120v170H0z" fill="url(#chat-doors-cloth)" />
        <circle cx="60" cy="86" r="46" fill="#d99a4e" />
        <circle cx="60" cy="86" r="38" fill="#f6cf5a" />
        <path d="M60 86L106 40V10H60z" fill="#8a1c12" />
        <path d="M74 60L112 18L118 44z" fill="#f6cf5a" stroke="#d99a4e" strokeWidth="5" />
        <circle cx="42" cy="74" r="7" fill="#b3202f" />
        <circle cx="64" cy="106" r="7" fill="#b3202f" />
        <circle cx="20" cy="150" r="7" fill="#b3202f" />
        <path d="M40 100h14M47 93v14" stroke="#2f7a2f" strokeWidth="4" />
        <text x="82" y="98" fontSize="22" fontWeight="bold" fill="#222">
          8
        </text>
      </g>
    ),
  },
  {
    to: "/chat-gpt/monalisa",
    room: "monalisa",
    name: "Mona Lisa",
    inside: (
      <g>
        <path d="M0 0h120v170H0z" fill="#7a8f5a" />
        <path d="M0 90h120v80H0z" fill="#5f4a2a" />
        <path d="M32 30h58v86H32z" fill="#2a1a10" />
        <path d="M42 38h38v48H42z" fill="#e8c890" />
        <path d="M24 108h74v62H24z" fill="#2f3520" />
        <path d="M48 54h8v6h-8zM66 54h8v6h-8zM72 44h8v6h-8z" fill="#111" />
        <path d="M58 62h6v10h-6z" fill="#c9a06a" />
        <path d="M46 76h30v6H46z" fill="#fff" stroke="#8a3a2a" strokeWidth="2" />
        <path d="M36 132h48v12H36z" fill="#e8c890" />
        <path
          d="M40 144h5v8h-5zM50 144h5v8h-5zM60 144h5v8h-5zM70 144h5v8h-5zM79 144h5v8h-5zM88 138h5v8h-5z"
          fill="#e8c890"
        />
      </g>
    ),
  },
] as const

/**
 * Two doors, left ajar, to the two staged chats. A knock is answered with a drawing.
 *
 * @feed Two doors, to a pizza and to the Mona Lisa, as a machine has drawn them.
 */
export default function ChatDoors() {
  const [knocks, setKnocks] = useState<Record<Room, number>>({ pizza: 0, monalisa: 0 })
  const [last, setLast] = useState<Room | null>(null)
  const knock = (room: Room) => {
    setKnocks(old => ({ ...old, [room]: old[room] + 1 }))
    setLast(room)
  }
  return (
    <div>
      <nav className={styles.hall} aria-label="The chats">
        {doors.map(({ to, room, name, inside }) => (
          <div key={to} className={styles.doorway} data-open={knocks[room] > 0 || undefined}>
            <PageLink to={to} className={styles.link}>
              <span className={styles.frame}>
                <svg viewBox="0 0 120 170" aria-hidden="true">
                  <pattern id="chat-doors-cloth" width="20" height="20" patternUnits="userSpaceOnUse">
                    <path d="M0 0h10v10H0zM10 10h10v10H10z" fill="#fff" opacity="0.55" />
                  </pattern>
                  {inside}
                </svg>
                <span key={knocks[room]} className={styles.door} />
              </span>
              <span className={styles.plate}>{name}</span>
            </PageLink>
            <div className={styles.floor}>
              {lying(knocks[room]).map(number => (
                <span key={number} className={styles.sheet} style={placed(number)}>
                  <Drawing room={room} knock={number} />
                </span>
              ))}
              <button type="button" aria-label={`Knock at ${name}`} onClick={() => knock(room)}>
                Knock
              </button>
            </div>
          </div>
        ))}
      </nav>
      <p role="status" className={styles.says}>
        {last ? answerTo(last, knocks[last]) : greeting}
      </p>
    </div>
  )
}

/** Returns the numbers of the drawings on the floor, the last on top. */
const lying = (knocks: number) =>
  Array.from({ length: Math.min(knocks, maxOnFloor) }, (_, i) => Math.max(0, knocks - maxOnFloor) + i + 1)

function placed(number: number): CSSProperties {
  const { across, turned } = placementOf(number)
  return { "--across": across, "--turned": `${turned}deg` } as CSSProperties
}
