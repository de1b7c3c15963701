package com.example.loanweb

import android.annotation.SuppressLint
import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import android.os.Message
import android.webkit.CookieManager
import android.webkit.PermissionRequest
import android.webkit.RenderProcessGoneDetail
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.webkit.WebSettingsCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature

/** What the app around the page does. All of it is called on the main thread. */
interface LoanHost {
    /**
     * Does what the page asks. Where an answer is due, call `answer` within five seconds: with null for "taken on", else with
     * a word that says why not. Calling it twice, or where none is due, does no harm.
     */
    fun act(message: BridgeMessage, answer: (error: String?) -> Unit)

    /**
     * Lets the person choose files. With `isCapture` the camera is meant: hand its picture over as a content address of a
     * FileProvider. Call `chosen` once in any case, with null when nothing was chosen; else the page's button is dead.
     */
    fun chooseFiles(intent: Intent, isCapture: Boolean, chosen: (Array<Uri>?) -> Unit)

    /** The page's process has ended (memory, or a crash): make a new WebView, and open the last address in it. */
    fun pageIsGone(didCrash: Boolean)
}

/**
 * Prepares a WebView for the loan pages.
 *
 * @param origin scheme and host of the pages, such as `https://app.example.com`, without a path and a slash at the end
 * @param ownHosts the other hosts that get the session in their address: of VITE_API_BASE_URL and VITE_H5_BASE_URL, and all
 *   VITE_TRUSTED_HOSTS. Their pages stay in this view, without the bridge: another app would get the token.
 */
class LoanWebView(
    private val webView: WebView,
    private val origin: String,
    private val ownHosts: Set<String>,
    private val host: LoanHost,
) {

    /** Call it once, on the main thread, before the first address. */
    @SuppressLint("SetJavaScriptEnabled")
    fun prepare() {
        webView.settings.apply {
            javaScriptEnabled = true
            // Drafts, receipts and the session live here.
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
            mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
            // target=_blank asks for a window; it opens outside.
            setSupportMultipleWindows(true)
            javaScriptCanOpenWindowsAutomatically = false
            mediaPlaybackRequiresUserGesture = true
            setGeolocationEnabled(false)
        }
        if (WebViewFeature.isFeatureSupported(WebViewFeature.SAFE_BROWSING_ENABLE))
            WebSettingsCompat.setSafeBrowsingEnabled(webView.settings, true)
        // The page has a dark theme of its own; one that is made up turns a barcode unreadable.
        if (WebViewFeature.isFeatureSupported(WebViewFeature.ALGORITHMIC_DARKENING))
            WebSettingsCompat.setAlgorithmicDarkeningAllowed(webView.settings, false)
        CookieManager.getInstance().apply {
            setAcceptCookie(true)
            setAcceptThirdPartyCookies(webView, false)
        }
        webView.webViewClient = Client()
        webView.webChromeClient = Chrome()
        listen()
    }

    /** The session's cookies reach the disk; call it in the activity's `onPause`. */
    fun pause() = CookieManager.getInstance().flush()

    /** @param path such as `/loanDetails`; `parameters` those of the launch (wire protocol, 1) */
    fun open(path: String, parameters: Map<String, String>) {
        val address = Uri.parse(origin + path).buildUpon()
        parameters.forEach { (name, value) -> address.appendQueryParameter(name, value) }
        webView.loadUrl(address.build().toString())
    }

    /**
     * `window.AndroidBridge` in the pages of our origin and in no other. Without this feature (WebView 82) there is none, and
     * the page says that the app does not answer: addJavascriptInterface would give it to every frame.
     */
    private fun listen() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return
        WebViewCompat.addWebMessageListener(webView, "AndroidBridge", setOf(origin)) { _, message, source, isMainFrame, _ ->
            if (isMainFrame && isOurs(source)) Bridge.read(message.data)?.let(::take)
        }
    }

    private fun take(message: BridgeMessage) {
        host.act(message) { error -> webView.post { if (message.action.isAnswered) reply(message.id, error) } }
    }

    /** The page may have gone elsewhere meanwhile: an answer is for ours alone. */
    private fun reply(id: String, error: String?) {
        val address = webView.url ?: return
        if (isOurs(Uri.parse(address))) webView.evaluateJavascript(Bridge.replyScript(id, error), null)
    }

    private fun isOurs(address: Uri): Boolean = "${address.scheme}://${address.encodedAuthority}" == origin

    private fun staysInside(address: Uri): Boolean =
        isOurs(address) || (address.scheme == "https" && address.encodedAuthority in ownHosts)

    /** Web addresses, mail and telephone go to the app that is meant for them; anything else goes nowhere. */
    private fun openOutside(context: Context, address: Uri) {
        if (address.scheme !in setOf("https", "http", "mailto", "tel", "whatsapp", "market")) return
        val intent = Intent(Intent.ACTION_VIEW, address).addCategory(Intent.CATEGORY_BROWSABLE)
        try {
            context.startActivity(intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
        } catch (_: ActivityNotFoundException) {
            // No app opens it; the page stays as it is.
        }
    }

    private inner class Client : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            if (!request.isForMainFrame || staysInside(request.url)) return false
            openOutside(view.context, request.url)
            return true
        }

        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            view.destroy()
            host.pageIsGone(detail.didCrash())
            // Without true the whole app ends with the page.
            return true
        }
    }

    private inner class Chrome : WebChromeClient() {
        override fun onShowFileChooser(
            view: WebView,
            callback: ValueCallback<Array<Uri>>,
            parameters: FileChooserParams,
        ): Boolean {
            host.chooseFiles(parameters.createIntent(), parameters.isCaptureEnabled) { callback.onReceiveValue(it) }
            return true
        }

        /** Pictures come through the file chooser: no page needs camera or microphone itself. */
        override fun onPermissionRequest(request: PermissionRequest) = request.deny()

        override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, result: Message): Boolean {
            if (!isUserGesture) return false
            // The address of the new window is known to a WebView alone: one that only looks at it.
            val window = WebView(view.context)
            window.webViewClient = object : WebViewClient() {
                override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
                    openOutside(view.context, request.url)
                    view.destroy()
                    return true
                }
            }
            (result.obj as WebView.WebViewTransport).webView = window
            result.sendToTarget()
            return true
        }
    }
}
