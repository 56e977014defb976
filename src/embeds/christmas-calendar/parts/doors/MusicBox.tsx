import { useState } from "react"
import { useSound } from "../../../../kits/sound/useSound"
import { comb, combHertz, silentNight } from "../../toys/sound"
import * as styles from "./doors.module.css"

/** Door 15: a music box with a crank; each turn plays a note. */
export function MusicBox() {
  const [turns, setTurns] = useState(0)
  const [isMute, setIsMute] = useState(false)
  const { open, close } = useSound()
  const at = turns % silentNight.length
  const turn = () => {
    const sound = open()
    sound?.chime(combHertz(silentNight[at] ?? 0), comb)
    setIsMute(sound === null)
    setTurns(turns + 1)
  }
  return (
    <>
      <svg className={styles.picture} viewBox="0 0 200 200" role="img" aria-label="A music box with a crank">
        <path fill="#e7dcc6" d="M0 0h200v200H0z" />
        <path fill="#7a4a28" d="M30 80h120v80H30z" />
        <path fill="#9a6a3f" d="M30 80l16-18h120l-16 18zM150 80l16-18v80l-16 18z" />
        {silentNight.map((note, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a peg is its place on the drum
            key={i}
            cx={36 + i * 2.35}
            cy={150 - note * 3.6}
            r={i < at ? 2.4 : 1.4}
            fill={i < at ? "#ffd166" : "#e9d9b8"}
          />
        ))}
        <g transform={`rotate(${turns * 45} 166 112)`} stroke="#444" strokeWidth="5" strokeLinecap="round">
          <path d="M166 112v-26h16" fill="none" />
        </g>
      </svg>
      <p role="status">
        {turns === 0
          ? "Franz Xaver Gruber wrote the tune for a guitar in 1818, since the organ was out of order, they say."
          : `Note ${at === 0 ? silentNight.length : at} of ${silentNight.length}.`}
        {isMute && " This browser has no sound to give. Hum."}
      </p>
      <div className="buttons">
        <button type="button" onClick={turn}>
          Turn the crank
        </button>
        <button
          type="button"
          onClick={() => {
            close()
            setTurns(0)
          }}
        >
          Stop, and wind it back
        </button>
      </div>
    </>
  )
}
