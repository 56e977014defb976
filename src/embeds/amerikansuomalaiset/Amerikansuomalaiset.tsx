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
 * Postcards from American Finns, one for each year that is told, with a mail ship that is drawn across the Atlantic.
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
  const next = () => set({ kortti: (at % cards.length) + 1 })
  return (
    <div className={styles.tool}>
      <Postcard key={at} card={card} moving={motion} />
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
        <ShareButton label="Lähetä kortti" text={`${card.year}, ${card.place}: ${card.text}`} />
      </div>
    </div>
  )
}
