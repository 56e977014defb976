/** What is let off at home on 6 December, once a load, and what ends all fireworks when calm is asked for. */
import { useEffect } from "react"
import { useDateFlags } from "../hooks/browser/dateFlags"
import { fireworks, stopFireworks } from "./fireworks"
import { once } from "./once"

export function Celebration({ path }: { path: string }) {
  const isDue = useDateFlags()?.independence === true && path === "/"
  useEffect(() => {
    if (isDue && once("independence day")) void fireworks()
  }, [isDue])
  useEffect(() => stopFireworks, [])
  return null
}
