import { useState } from "react"
import { WordSlider } from "../../components/word-slider/WordSlider"

type Props = {
  /** Who it was, and what is to be said of them, in the order of the slider. */
  who: { word: string; text: string }[]
}

/**
 * Who made the site, one maker at a time, with a slider to go through them.
 *
 * @feed A slider that goes through all who made this site.
 */
export default function WhoMadeThis({ who }: Props) {
  const [index, setIndex] = useState(0)
  return (
    <div>
      <WordSlider label="Maker" words={who.map(({ word }) => word)} index={index} onIndex={setIndex} />
      <p aria-live="polite">{who[index]?.text}</p>
    </div>
  )
}
