#!/bin/sh
# Translates a few words as Apertium would, with its marks, for tests. Like it, it opens its input by
# name, and writes empty elements in full.
if [ "$1" = -l ]; then printf '  spa-cat\n  cat-spa\n  eng-spa\n  spa-eng\n'; exit; fi
translate() {
case "$3" in
  eng-spa) sed 's/Where is the museum/Donde esta el museo/; s/How much is the ticket/Cuanto cuesta la entrada/' ;;
  spa-cat) sed "s/El museo abre/El museu obre/; s/del agua/de l'aigua/; s/zaraboto/*zaraboto/; s/PIERDE<m0\/>/PIERDE/" ;;
  *) cat ;;
esac
}
translate "$@" < /dev/stdin | sed 's/<\([mp][0-9]*\)\/>/<\1><\/\1>/g'
