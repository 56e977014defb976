import { useCallback, useEffect, useRef, useState } from "react"
import { muted } from "../../hooks/storage/muted"
import { useStorage } from "../../hooks/storage/useStorage"
import { playerStates } from "./states"

/** The part of YouTube's player API that is used. */
export type Remote = {
  playVideo: () => void
  pauseVideo: () => void
  loadVideoById: (id: string) => void
  cueVideoById: (id: string) => void
  mute: () => void
  unMute: () => void
  addEventListener: (name: "onAutoplayBlocked", listener: () => void) => void
}

/** The audible meaning of a player state: a video starts, resumes, ends, or none of these. */
export type Sound = "starts" | "goes on" | "ends" | null

/** The player that was last heard; only one may play at a time. */
let audiblePlayer: Remote | null = null

/**
 * Keeps YouTube's player in the wanted state: which video, and whether it plays. It sends commands only when that
 * changes or a video that should play has ended, so that it doesn't interfere with the player's own buttons.
 */
export function useRemote(id: string, playing: boolean) {
  const [remote, setRemote] = useState<Remote | null>(null)
  const [endings, setEndings] = useState(0)
  const [isMuted] = useStorage(muted)
  const loaded = useRef("")
  const state = useRef<number>(playerStates.unstarted)
  const reported = useRef(false)
  const started = useRef(false)

  useEffect(() => {
    if (!remote || loaded.current === id) return
    loaded.current = id
    reported.current = false
    started.current = false
    state.current = playing ? playerStates.buffering : playerStates.cued
    if (playing) remote.loadVideoById(id)
    else remote.cueVideoById(id)
  }, [remote, id, playing])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an ending is a reason to look again
  useEffect(() => {
    if (!remote) return
    const runs = state.current === playerStates.playing || state.current === playerStates.buffering
    if (playing && !runs) remote.playVideo()
    if (!playing && runs) remote.pauseVideo()
  }, [remote, playing, endings])

  // A player that was never muted here keeps the setting of its own button.
  const muteBefore = useRef(false)
  useEffect(() => {
    if (!remote || isMuted === muteBefore.current) return
    muteBefore.current = isMuted
    if (isMuted) remote.mute()
    else remote.unMute()
  }, [remote, isMuted])

  const connect = useCallback((player: Remote, first: string) => {
    loaded.current = first
    reported.current = false
    started.current = false
    state.current = playerStates.unstarted
    muteBefore.current = false
    setRemote(player)
  }, [])

  const disconnect = useCallback(() => setRemote(null), [])

  useEffect(
    () => () => {
      if (audiblePlayer === remote) audiblePlayer = null
    },
    [remote],
  )

  // Pauses players in the site's other tabs.
  const tabs = useRef<BroadcastChannel | null>(null)
  useEffect(() => {
    if (!remote || typeof BroadcastChannel === "undefined") return
    const channel = new BroadcastChannel("juhq:heard")
    channel.onmessage = () => audiblePlayer === remote && remote.pauseVideo()
    tabs.current = channel
    return () => {
      tabs.current = null
      channel.close()
    }
  }, [remote])

  /**
   * Records a player state and returns its audible meaning. A player that becomes audible pauses the previous one.
   * Only the first of repeated end events counts: YouTube sends two for some videos.
   */
  const recordState = useCallback(
    (next: number): Sound => {
      const wasReported = reported.current
      const wasStarted = started.current
      if (next !== playerStates.buffering) reported.current = next === playerStates.playing
      state.current = next
      if (next === playerStates.playing) {
        started.current = true
        if (audiblePlayer && audiblePlayer !== remote) audiblePlayer.pauseVideo()
        audiblePlayer = remote
        if (!wasReported) tabs.current?.postMessage("")
        return wasReported ? null : wasStarted ? "goes on" : "starts"
      }
      if (next !== playerStates.ended || !wasStarted) return null
      started.current = false
      setEndings(count => count + 1)
      return "ends"
    },
    [remote],
  )

  return { ready: remote !== null, connect, disconnect, recordState }
}
