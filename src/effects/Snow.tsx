/** Snow: on the front page in the season of `dateFlags`, and on every page once the visitor has turned it on. */
import { useDateFlags } from "../hooks/browser/dateFlags"
import { useStorage } from "../hooks/storage/useStorage"
import { useLazyComponent } from "../kits/loading/useLazyComponent"
import { snowChoice } from "./snowChoice"

const options = {
  snowflakeCount: 30,
  color: "#dee4fd",
  radius: [0.5, 3] as [number, number],
  speed: [1, 3] as [number, number],
  wind: [-0.5, 2] as [number, number],
  style: { position: "fixed", width: "100vw", height: "100vh", maxWidth: "none", zIndex: 4 },
} as const

export function Snow({ path }: { path: string }) {
  const flags = useDateFlags()
  const [isChosen] = useStorage(snowChoice)
  const isSnowing = isChosen || (path === "/" && flags?.snow === true)
  const { Piece: Snowfall } = useLazyComponent(() => import("react-snowfall"), isSnowing)
  return (
    Snowfall && (
      <div aria-hidden="true" data-effect="snow">
        <Snowfall {...options} />
      </div>
    )
  )
}
