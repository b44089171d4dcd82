#!/bin/sh
# Adds wkhtmltopdf, with which Odoo prints: install-pdf.sh <lab folder>
# Debian 13 has it no more. Debian 12's is unpacked with every library it needs to /opt/wkhtmltopdf and run by its own
# loader, so that the two sets of libraries never meet.
set -eu
lab=$1
root=$lab/root
apt=/var/lib/wkhtmltopdf-apt
in_root() { "$(dirname "$0")/in-root.sh" "$root" root "$@"; }

mkdir -p "$root$apt/lists/partial" "$root$apt/archives/partial"
: > "$root$apt/status"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(cat "$lab/mirror") bookworm main" \
  > "$root$apt/sources.list"
apt_get() {
  in_root apt-get -qq -o Dir::Etc::SourceList=$apt/sources.list -o Dir::Etc::SourceParts=/dev/null \
    -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null \
    -o Dir::State::Lists=$apt/lists -o Dir::State::status=$apt/status -o Dir::Cache=$apt \
    -o APT::Sandbox::User=root -o APT::Keep-Downloaded-Packages=true "$@"
}
apt_get update
apt_get install -y --no-install-recommends --download-only wkhtmltopdf

rm -rf "$root/opt/wkhtmltopdf"
mkdir -p "$root/opt/wkhtmltopdf"
for package in "$root$apt"/archives/*.deb; do dpkg -x "$package" "$root/opt/wkhtmltopdf"; done
rm -rf "${root:?}$apt"

cat > "$root/usr/local/bin/wkhtmltopdf" <<'END'
#!/bin/sh
top=/opt/wkhtmltopdf
libraries=$(echo $top/usr/lib/*-linux-gnu)
name=${libraries##*/}
loader=$(ls $top/lib/"$name"/ld-linux-*.so.* "$libraries"/ld-linux-*.so.* $top/lib/ld-linux-*.so.* 2>/dev/null | head -n 1)
export QT_PLUGIN_PATH="$libraries/qt5/plugins" QT_QPA_PLATFORM=offscreen FONTCONFIG_PATH=/etc/fonts
export XDG_RUNTIME_DIR="${TMPDIR:-/tmp}"
exec "$loader" --library-path \
  "$libraries:$libraries/pulseaudio:$libraries/blas:$libraries/lapack:$top/lib/$name:$top/usr/lib:$top/lib" \
  $top/usr/bin/wkhtmltopdf "$@"
END
chmod 755 "$root/usr/local/bin/wkhtmltopdf"
in_root wkhtmltopdf --version
