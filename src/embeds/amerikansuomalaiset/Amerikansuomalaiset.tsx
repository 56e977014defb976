import { type PointerEvent, useRef } from "react"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Slider } from "../../kits/controls/Slider"
import * as styles from "./Amerikansuomalaiset.module.css"
import { Postcard } from "./parts/Postcard"
import type { Card } from "./schema"

/**
 * A set of dated postcards from American Finns, with a mail ship that visitors pull across the Atlantic.
 *
 * @feed Amerikansuomalaisten historia postikortteina, joista jokaisessa on vuosi, paikka ja lähde.
 * @data american-finns
 */
export default function Amerikansuomalaiset() {
  const { "american-finns": cards } = usePageData<{ "american-finns": Card[] }>()
  const { values, set } = useAddress({ kortti: whole(1, cards.length, 1) })
  const motion = useMotion()
  const at = values.kortti
  const card = cards[at - 1] as Card
  const grip = useRef<{ x: number; card: number } | null>(null)
  const next = () => set({ kortti: (at % cards.length) + 1 })
  // A drag across the whole card covers all years.
  const drag = ({ clientX, currentTarget }: PointerEvent) => {
    if (!grip.current) return
    const share = (clientX - grip.current.x) / (currentTarget.clientWidth || 1)
    const kortti = Math.round(grip.current.card + share * (cards.length - 1))
    set({ kortti: Math.max(1, Math.min(cards.length, kortti)) })
  }
  return (
    <div className={styles.tool}>
      <div
        className={styles.sea}
        onPointerDown={event => {
          grip.current = { x: event.clientX, card: at }
          event.currentTarget.setPointerCapture?.(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = null
        }}
        onPointerCancel={() => {
          grip.current = null
        }}
      >
        <Postcard key={at} card={card} moving={motion} />
      </div>
      <div className={styles.back} role="status">
        <b>
          {card.year}, {card.place}
        </b>
        <p>{card.text}</p>
        <ExternalLink href={card.source} tile={false}>
          Mistä se tiedetään
        </ExternalLink>
      </div>
      <Slider
        className={styles.voyage}
        label={`Posti kulkee: kortti ${at}/${cards.length}`}
        value={at}
        min={1}
        max={cards.length}
        valueText={`${card.year}, ${card.place}`}
        onChange={kortti => set({ kortti })}
      />
      <div className="buttons">
        <button type="button" onClick={next}>
          {at === cards.length ? "Takaisin ensimmäiseen" : "Seuraava posti"}
        </button>
        <ShareButton text={`${card.year}, ${card.place}: ${card.text}`} />
      </div>
    </div>
  )
}
