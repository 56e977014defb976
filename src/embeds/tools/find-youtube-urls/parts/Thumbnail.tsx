import { useState } from "react"
import { pick, randomInt, seeded } from "../../../../lib/game/random"
import * as styles from "../FindYoutubeUrls.module.css"

type Props = { id: string; real: boolean }

const skies = ["#000080", "#4b0082", "#006400", "#800000", "#004d4d", "#5c3a00"]
const lights = ["#ffd84d", "#ff8fc7", "#7dd3ff", "#9dff9d", "#ffffff"]

/** A drawing seeded by the video's id, or YouTube's own thumbnail if the visitor has asked for those. */
export function Thumbnail({ id, real }: Props) {
  const [failed, setFailed] = useState("")
  if (real && failed !== id) {
    return (
      <img
        className={styles.thumbnail}
        src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`}
        alt=""
        width="120"
        height="90"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(id)}
      />
    )
  }
  const random = seeded(id)
  const hills = Array.from({ length: 6 }, (_, i) => `${i * 24},${62 - randomInt(34, random)}`)
  const light = pick(lights, random)
  return (
    <svg className={styles.thumbnail} viewBox="0 0 120 90" width="120" height="90" aria-hidden="true">
      <rect width="120" height="90" fill={pick(skies, random)} />
      <circle
        cx={12 + randomInt(96, random)}
        cy={10 + randomInt(26, random)}
        r={5 + randomInt(9, random)}
        fill={light}
      />
      <polygon points={`0,90 ${hills.join(" ")} 120,90`} fill="#111" />
      <path d="M52 58v22l20-11z" fill="#fff" />
    </svg>
  )
}
