# /etc/varnish/clinicart.vcl, for Varnish 6 or later, behind a proxy that ends TLS and in front of the instances.
# varnishd -f /etc/varnish/clinicart.vcl -p http_gzip_support=off -s default,1g \
#     -a shop=127.0.0.1:6081 -a operator=127.0.0.1:6083
# The site compresses, and Varnish keeps each coding. No proxy may lead to the socket `operator`.
vcl 4.1;

import directors;
import std;

probe ready {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

backend one { .host = "127.0.0.1"; .port = "4321"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 130s; }
backend two { .host = "127.0.0.1"; .port = "4322"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 130s; }
backend three { .host = "127.0.0.1"; .port = "4323"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 130s; }

sub vcl_init {
    new sites = directors.round_robin();
    sites.add_backend(one);
    sites.add_backend(two);
    sites.add_backend(three);
}

sub vcl_recv {
    set req.backend_hint = sites.backend();
    if (req.restarts == 0) {
        unset req.http.X-Old;
        # The proxy in front sets X-Forwarded-Proto; the shop is on https alone.
        set req.http.X-Forwarded-Host = req.http.Host;
        set req.http.X-Forwarded-Proto = "https";
        set req.http.X-Request-Id = "varnish-" + std.time2integer(now, 0) + "-" + req.xid;
        # Traces begin at the site.
        unset req.http.traceparent;
        std.collect(req.http.Cookie, ";");
    }

    # curl -X BAN -H 'Surrogate-Key: product-10001' http://127.0.0.1:6083/
    if (req.method == "BAN") {
        if (local.socket != "operator") {
            return (synth(405));
        }
        if (req.http.Surrogate-Key !~ "^[\w-]+$") {
            return (synth(400));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
        return (synth(200));
    }
    # The checks are for this machine.
    if (req.url ~ "^/(healthz|readyz|metrics)([?/]|$)") {
        return (synth(404));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # A browser that offers a file of an earlier release gets what differs from it. The site keeps these answers itself.
    if (req.http.Available-Dictionary && req.url ~ "^/(_astro|embed)/" && req.http.Accept-Encoding ~ "(?i)\bdcz\b" &&
        req.http.Accept-Encoding !~ "q=0(\.0*)?\s*(,|$)") {
        unset req.http.Cookie;
        set req.http.Accept-Encoding = "br, dcz";
        return (pass);
    }
    unset req.http.Available-Dictionary;

    # The codings that the site has; every other header would make another copy.
    if (req.http.Accept-Encoding ~ "q=0(\.0*)?\s*(,|$)") {
        unset req.http.Accept-Encoding;
    } elsif (req.http.Accept-Encoding ~ "(?i)\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # Files are the same for all.
    if (req.url ~ "^/(_astro|embed)/") {
        unset req.http.Cookie;
        return (hash);
    }
    # A member, even one whose token cannot be read, gets no stored page and leaves none.
    if (req.http.Authorization || req.http.Cookie ~ "(?:^|;)\s*token\s*(?:=|;|$)") {
        return (pass);
    }

    # Parameters that no page reads on the server; the browser still has them in its address.
    if (req.url ~ "[?&](?:utm_\w+|gclid|fbclid|msclkid|yclid|_ga)=") {
        set req.url = regsuball(req.url, "([?&])(?:utm_\w+|gclid|fbclid|msclkid|yclid|_ga)=[^&]*", "\1");
        set req.url = regsuball(req.url, "&&+", "&");
        set req.url = regsub(req.url, "\?&", "?");
        set req.url = regsub(req.url, "[?&]$", "");
    }

    # Of a visitor's cookies, three decide the page. The first of a name counts. `Vary: Cookie` then keeps the variants apart.
    if (req.restarts == 0) {
        set req.http.X-Cookies = req.http.Cookie;
        unset req.http.Cookie;
        if (regsub(req.http.X-Cookies, "^(?:.*?;)??\s*language\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1") == "2") {
            set req.http.Cookie = "language=2";
        } else {
            set req.http.Cookie = "language=3";
        }
        if (regsub(req.http.X-Cookies, "^(?:.*?;)??\s*theme\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1") == "light") {
            set req.http.Cookie = req.http.Cookie + "; theme=light";
        } elsif (regsub(req.http.X-Cookies, "^(?:.*?;)??\s*theme\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1") == "dark") {
            set req.http.Cookie = req.http.Cookie + "; theme=dark";
        }
        if (regsub(req.http.X-Cookies, "^(?:.*?;)??\s*listView\s*=\s*([^;]*?)\s*(?:;.*)?$", "\1") == "table") {
            set req.http.Cookie = req.http.Cookie + "; listView=table";
        }
        unset req.http.X-Cookies;
    }
    return (hash);
}

sub vcl_hit {
    # Older than stale-while-revalidate allows: fetches it anew, and comes back to it only if that fails.
    if (obj.ttl + 60s < 0s && req.url !~ "^/embed/" && !req.http.X-Old) {
        set req.http.X-Old = "fetch";
        set req.hash_always_miss = true;
        return (restart);
    }
}

sub vcl_backend_fetch {
    if (bereq.retries > 0) {
        set bereq.backend = sites.backend();
    }
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # The next instance takes over when one is gone. A POST is never sent twice.
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
        return (retry);
    }
    set beresp.uncacheable = true;
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        # Keeps the page of before.
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
        return (deliver);
    }
    if (beresp.http.Cache-Control !~ "\bpublic\b"
        || beresp.http.Cache-Control !~ "\b(?:s-maxage|max-age)=[1-9]"
        || beresp.http.Cache-Control ~ "\b(?:private|no-store|no-cache)\b"
        || beresp.http.Set-Cookie) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        # A page that was incomplete for a moment hides the one of before no longer than that.
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        set beresp.keep = 0s;
        return (deliver);
    }
    set beresp.grace = 0s;
    if (beresp.http.Cache-Control ~ "stale-if-error=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    } elsif (beresp.http.Cache-Control ~ "stale-while-revalidate=\d+") {
        set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
    }
    return (deliver);
}

sub vcl_deliver {
    # stale-if-error.
    if (resp.status >= 500 && req.http.X-Old == "fetch") {
        set req.http.X-Old = "send";
        set req.hash_always_miss = false;
        return (restart);
    }
    # A stored page has the id of the request that made it.
    set resp.http.X-Request-Id = req.http.X-Request-Id;
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.Via;
}
