/** Fireworks on the front page on the independence day of Finland, once per page load; stopped on unmount. */
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
