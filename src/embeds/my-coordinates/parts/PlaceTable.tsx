import { CopyButton } from "../../../components/copy-button/CopyButton"
import { PageLink } from "../../../components/page-link/PageLink"
import { useLoaded } from "../../../hooks/browser/loaded"
import { usePageIndex } from "../../../hooks/page/pageIndex"
import {
  antipode,
  decimal,
  distanceText,
  dms,
  helsinki,
  nearestPage,
  type Place,
  sphereDistance,
  toHelsinki,
} from "../logic"
import * as styles from "../MyCoordinates.module.css"

type ToUtm = (place: Place) => string

/** Loads the UTM library. UTM is defined from 80 degrees south to 84 north. */
async function loadUtm(): Promise<ToUtm> {
  const { fromLatLon } = await import("utm")
  return ({ latitude, longitude }) => {
    if (latitude < -80 || latitude > 84) return "UTM does not go so near the poles. Dress warmly."
    const { zoneNum, zoneLetter, easting, northing } = fromLatLon(latitude, longitude)
    return `${zoneNum}${zoneLetter} ${Math.round(easting)} E ${Math.round(northing)} N`
  }
}

/** The table of everything known about a place. */
export function PlaceTable({ place }: { place: Place }) {
  const pages = usePageIndex(true)
  const { value: toUtm, failed } = useLoaded(loadUtm, [])

  const nearest = pages ? nearestPage(pages, place) : null
  const utm = toUtm ? toUtm(place) : failed ? "It could not be fetched." : "..."
  const rows = [
    { name: "In degrees", value: decimal(place) },
    { name: "In minutes and seconds", value: dms(place) },
    { name: "In UTM", value: utm },
    { name: "To Helsinki", value: toHelsinki(place) },
    {
      name: "The same on a ball",
      value: `${distanceText(sphereDistance(place, helsinki))}, which may be off by 0.6%`,
    },
    { name: "Straight through the Earth", value: dms(antipode(place)) },
  ]
  return (
    <>
      <table className={styles.details}>
        <caption className="visually-hidden">Where that is</caption>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value || "–"}</td>
              <td className={styles.copy}>
                <CopyButton text={value === "..." ? "" : value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.nearest} role="status" aria-label="The nearest page">
        {pages === null && "Looking for the nearest page..."}
        {pages && !nearest && "The list of pages could not be fetched."}
        {nearest && (
          <>
            The nearest page is No. {nearest.page.code},{" "}
            <PageLink key={nearest.page.path} to={nearest.page.path}>
              {nearest.page.title}
            </PageLink>
            , {distanceText(nearest.metres)} away.
          </>
        )}
      </p>
    </>
  )
}
