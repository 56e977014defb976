import { useState } from "react"
import { useDrawn } from "../../../hooks/browser/drawn"
import { random } from "../../../hooks/browser/random"
import { randomInt } from "../../../lib/game/random"
import { useAttention } from "../useAttention"
import * as styles from "./ConstructionBanner.module.css"

/** The number of banners in static/pictures/construction: 01.gif and its still 01.png, and so on. */
const banners = 10

/**
 * An under-construction banner, a different picture on each visit. It has a rest after half a minute, since each
 * of its frames is painted anew, and stands still if the visitor prefers reduced motion.
 *
 * @feed An under-construction banner, picked at random.
 */
export default function ConstructionBanner() {
  const { moves, watch } = useAttention()
  const number = useDrawn(() => 1 + randomInt(banners, random))
  const [isLost, setLost] = useState(false)

  return (
    <div className={styles.banner}>
      {number === null || isLost ? (
        <span className={styles.plate}>Under construction</span>
      ) : (
        <img
          src={`/pictures/construction/${String(number).padStart(2, "0")}.${moves ? "gif" : "png"}`}
          alt="Under construction"
          width={468}
          height={60}
          onError={() => setLost(true)}
          {...watch}
        />
      )}
    </div>
  )
}
