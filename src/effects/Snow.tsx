/** Thirty snowflakes at home, from 1 December to 6 January and whenever the visitor has asked for them. */
import { useDateFlags } from "../hooks/dateFlags"
import { useStored } from "../hooks/storage"
import { snowChoice } from "./snowChoice"
import { useLate } from "./useLate"

const flakes = {
  snowflakeCount: 30,
  color: "#dee4fd",
  radius: [0.5, 3] as [number, number],
  speed: [1, 3] as [number, number],
  wind: [-0.5, 2] as [number, number],
  style: { position: "fixed", width: "100vw", height: "100vh", maxWidth: "none", zIndex: 4 },
} as const

export function Snow({ path }: { path: string }) {
  const flags = useDateFlags()
  const [isChosen] = useStored(snowChoice)
  const snows = path === "/" && (isChosen || flags?.snow === true)
  const Snowfall = useLate(snows, () => import("react-snowfall"))
  return (
    Snowfall && (
      <div aria-hidden="true" data-effect="snow">
        <Snowfall {...flakes} />
      </div>
    )
  )
}
