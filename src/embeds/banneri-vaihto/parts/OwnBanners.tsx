import { useMotion } from "../../../hooks/browser/motion"
import { usePage } from "../../../hooks/page/page"
import * as styles from "../BannerExchange.module.css"
import { snippet } from "../logic"
import { Snippet } from "./Snippet"

const own = [
  {
    file: "/pictures/banner-exchange",
    moves: true,
    width: 468,
    height: 60,
    alt: "Banneri-vaihto: anna yksi, saat toisen",
  },
  { file: "/badges/juhqbest", moves: true, width: 88, height: 31, alt: "juhqbest" },
  {
    file: "/pictures/award",
    moves: false,
    width: 191,
    height: 106,
    alt: "Golden Hamster: site of the week, second place of one",
  },
] as const

/** The site's own banners with the HTML to embed them. */
export function OwnBanners() {
  const { siteUrl } = usePage()
  const motion = useMotion()
  return (
    <ul className={styles.own}>
      {own.map(({ file, moves, width, height, alt }) => {
        const source = `${file}.${moves ? "gif" : "png"}`
        return (
          <li key={file}>
            <img
              src={moves && motion ? source : `${file}.png`}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
            />
            <Snippet
              label={`HTML of the one of ${width} by ${height}`}
              html={snippet(`${siteUrl}/`, `${siteUrl}${source}`, alt, { width, height })}
            />
          </li>
        )
      })}
    </ul>
  )
}
