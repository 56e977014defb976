/** What a thing writes that has spent the night on this page. */
export default "A panda has me in its arms. It thinks I am bamboo."
