#!/bin/sh
# Unpacks the newest Node 24 of nodejs.org into /usr/local, where its signature and its hash are right; as root.
set -eu
case $(uname -m) in x86_64) arch=x64 ;; *) arch=arm64 ;; esac
dist=https://nodejs.org/dist/latest-v24.x
cd "$(mktemp -d)"
curl -fsSL -o keys.kbx https://github.com/nodejs/release-keys/raw/HEAD/gpg/pubring.kbx
curl -fsSLO "$dist/SHASUMS256.txt.asc"
gpgv --keyring ./keys.kbx --output SHASUMS256.txt < SHASUMS256.txt.asc
file=$(grep -o "node-v.*-linux-$arch.tar.xz" SHASUMS256.txt)
curl -fsSLO "$dist/$file"
grep " $file\$" SHASUMS256.txt | sha256sum -c -
tar -xJf "$file" -C "${1:-/usr/local}" --strip-components=1 --no-same-owner
